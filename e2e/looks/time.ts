/** When the looks are taken: a Tuesday morning of the demo city, 08:26 there. */
export const LOOKS_TIME = '2026-11-24T07:26:00Z';
