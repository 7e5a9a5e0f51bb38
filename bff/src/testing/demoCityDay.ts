/** The first day of the demo city of all tests, a Monday; `YYYY-MM-DD` in Europe/Paris. */
export const TEST_CITY_DAY = '2026-11-23';
