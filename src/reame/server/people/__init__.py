"""Who plays here, on whatever device, and by which arms they are known."""
