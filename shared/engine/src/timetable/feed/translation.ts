/** Names of a feed in a language other than its own (`translations.txt`). */

/** By position in the table of the feed; missing entries keep the original name. */
type Changes<Field extends string> = ReadonlyMap<number, Readonly<Partial<Record<Field, string>>>>;

export interface Translation {
  /** BCP 47. */
  readonly language: string;
  readonly agencies: Changes<'name' | 'url' | 'phone' | 'fareUrl'>;
  readonly stops: Changes<'name' | 'platform'>;
  readonly areas: Changes<'name'>;
  readonly routes: Changes<'shortName' | 'longName'>;
  readonly bookingRules: Changes<'message' | 'pickupMessage' | 'dropOffMessage' | 'phone' | 'infoUrl' | 'bookingUrl'>;
  /** By index into `Feed.texts`. */
  readonly texts: ReadonlyMap<number, string>;
  readonly info: Readonly<Partial<Record<'publisher' | 'url', string>>>;
  /** By the name of the organization. */
  readonly organizations: ReadonlyMap<string, string>;
}
