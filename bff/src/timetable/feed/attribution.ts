export type AttributionRole = 'producer' | 'operator' | 'authority';

/** An organization that has to be named where the timetable is shown. */
export interface Attribution {
  readonly organization: string;
  /** Of its site, `http:` or `https:`; empty where none is given. */
  readonly url: string;
  readonly roles: readonly AttributionRole[];
}
