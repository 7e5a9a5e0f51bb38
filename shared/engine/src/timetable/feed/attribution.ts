export type AttributionRole = 'producer' | 'operator' | 'authority';

/** An organization that must be credited where the timetable is shown. */
export interface Attribution {
  readonly organization: string;
  /** Address of its site, `http:` or `https:`; empty if none is given. */
  readonly url: string;
  readonly roles: readonly AttributionRole[];
}
