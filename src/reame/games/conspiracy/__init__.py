"""Medieval Conspiracy: families of the Holy Roman Empire on their way to the crown; two to six players."""
