"""Standing orders: what the holder of a seat has said beforehand, and how the server obeys it for them."""
