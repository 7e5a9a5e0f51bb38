import type { components } from '@halte/api';

export type DetailedJourney = components['schemas']['DetailedJourney'];
export type Section = components['schemas']['Section'];
export type SectionPoint = components['schemas']['SectionPoint'];
export type Ride = NonNullable<Section['ride']>;
export type Mode = Ride['line']['mode'];
export type RideStopTime = Ride['calls'][number];
export type Booking = components['schemas']['Booking'];
export type WalkStep = components['schemas']['WalkStep'];
export type SectionPathway = components['schemas']['SectionPathway'];
