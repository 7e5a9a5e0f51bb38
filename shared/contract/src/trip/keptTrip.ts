/** Storage key of the trip that was opened last, while it is on its way. The host deletes it when the traveller signs out. */
export const KEPT_TRIP_KEY = 'trip-planner.keptTrip';
