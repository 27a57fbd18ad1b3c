"""MedioEvo Universalis, for three to ten players."""
