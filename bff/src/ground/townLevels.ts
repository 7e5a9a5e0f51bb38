/** Which administrative levels of the map travellers know as towns and as suburbs (https://wiki.openstreetmap.org/wiki/Tag:boundary=administrative). */

/** The first level that a place has a ring of is its town: 8 in most countries; 7 and 6 where cities are districts of their own. */
export const TOWN_LEVELS: readonly number[] = [8, 7, 6];
/** The finest of these is its suburb. */
export const SUBURB_LEVELS: readonly number[] = [11, 10, 9];
