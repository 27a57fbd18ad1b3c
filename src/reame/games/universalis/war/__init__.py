"""War [4, 5]: movement, attacks, battles, conquest, blockades."""
