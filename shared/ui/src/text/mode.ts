/** The name of a mode, as in the timetable. */
export const MODES = ['metro', 'tram', 'bus', 'coach', 'train', 'cableCar', 'funicular', 'ferry', 'onDemand'] as const;
export type Mode = (typeof MODES)[number];
