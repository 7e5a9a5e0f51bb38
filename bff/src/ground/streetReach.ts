/** Metres from a stop or a place to the street that it is joined to, at most: rules 7 and 8 of docs/walking.md. */
export const FARTHEST_STREET = 150;
