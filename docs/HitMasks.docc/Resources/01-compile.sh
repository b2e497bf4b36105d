hitmask compile Art -o ui.hitmask
hitmask inspect ui.hitmask
