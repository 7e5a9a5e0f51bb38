/** Two publications of a timetable place the same stop at most this far apart. */
export const SAME_PLACE_METRES = 100;
