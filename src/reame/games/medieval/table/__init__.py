"""What lies on the table of Medieval: the things of the box, the map, who controls and holds what, and who knows it."""
