/** A printed timetable as a program reports it. */

export interface ReportedRow {
  /** What the stops of one row have in common. */
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

/** Of one direction. */
export interface ReportedTimetable {
  readonly rows: readonly ReportedRow[];
  readonly columns: readonly ReportedColumn[];
}

/** What a pole shows: the moments at which something leaves there. */
export interface ReportedDeparture {
  readonly trip: string;
  readonly offset: number;
  readonly time: string;
}
