/** Calls of the backend that search for places, alike in what they take and give. */
export const PLACE_SEARCHES = ['/api/v1/places', '/core/v3/placesSearch', '/core/v3/places'] as const;

/** Format of the places of a tenant's backend. */
export interface TenantPlaces {
  readonly search: (typeof PLACE_SEARCHES)[number];
  /** Ids that start so are places of a partner, known by their coordinates alone. */
  readonly externalLocationPrefix: string;
  /** Prefix before the `|` in ids of ride-sharing parks, which come without a type. */
  readonly rideSharingParkCode: string;
}

export const STANDARD_PLACES: TenantPlaces = {
  search: '/api/v1/places',
  externalLocationPrefix: 'externalLocation|',
  rideSharingParkCode: 'rideSharingPark',
};
