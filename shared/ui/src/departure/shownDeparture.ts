/** The text of a departure: minutes until it leaves, its clock time, or words. */
export type DepartureFace =
  | { readonly kind: 'minutes'; readonly count: string; readonly unit: string }
  | { readonly kind: 'clock'; readonly text: string }
  | { readonly kind: 'words'; readonly text: string };

/** A departure as it is shown. Its texts come from `@halte/api/departures`. */
export interface ShownDeparture {
  /** The instant, for machines. */
  readonly dateTime: string;
  readonly face: DepartureFace;
  /**
   * How it is known. `scheduled`: by the timetable only, which does not mean on time; `live`: as planned, and predicted so; `late`: predicted at
   * another time than planned; `cancelled`: not made, or not here.
   */
  readonly state: 'scheduled' | 'live' | 'late' | 'cancelled';
  /** The text that screen readers read instead of the figures. */
  readonly label: string;
}
