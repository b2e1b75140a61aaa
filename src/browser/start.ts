/** Everything a page runs by itself. Each part looks for what it serves and does nothing where there is none. */
