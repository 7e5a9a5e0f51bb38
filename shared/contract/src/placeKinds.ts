/** Kinds of places that have a detail page, as requests and addresses spell them. */
export const PROVIDER_KINDS = [
  'stoparea',
  'address',
  'user_position',
  'pointofinterest',
  'carsharingstations',
  'parks',
  'bikesharingstations',
  'stoppoint',
  'chargingstations',
  'bikeparks',
  'parkandrides',
  'ridesharingparks',
  'pointofsales',
] as const;
export type ProviderKind = (typeof PROVIDER_KINDS)[number];

function bare(kind: string): string {
  return kind.toLowerCase().replace(/[_-]/g, '');
}

const KINDS = new Map(PROVIDER_KINDS.map((kind) => [bare(kind), kind]));

/** The provider kind behind any spelling (`STOP_AREA`, `stopArea`), or null when there is none. */
export function providerKind(kind: string): ProviderKind | null {
  return KINDS.get(bare(kind)) ?? null;
}

/** Kinds come in several spellings: case, `_` and `-` say nothing. */
export function sameKind(first: string, second: string): boolean {
  return bare(first) === bare(second);
}
