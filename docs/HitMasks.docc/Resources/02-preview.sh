hitmask compile Art -o ui.hitmask
hitmask inspect ui.hitmask
hitmask preview ui.hitmask --art Art -o preview.html
