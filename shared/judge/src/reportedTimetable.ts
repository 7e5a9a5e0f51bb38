/** A printed timetable as a program reports it. */

export interface ReportedRow {
  /** The properties that the stops of one row share. */
  readonly place: string;
  readonly name: string;
  readonly stops: ReadonlySet<string>;
}

export interface ReportedColumn {
  readonly trip: string;
  readonly offset: number;
  /** By row, an ISO instant or null. */
  readonly times: readonly (string | null)[];
  readonly notes: readonly string[];
  readonly boardingOnly: readonly number[];
  readonly alightingOnly: readonly number[];
}

/** The timetable of one direction. */
export interface ReportedTimetable {
  readonly rows: readonly ReportedRow[];
  readonly columns: readonly ReportedColumn[];
}

/** The timetable at a stop point: the instants of its departures. */
export interface ReportedDeparture {
  readonly trip: string;
  readonly offset: number;
  readonly time: string;
}
