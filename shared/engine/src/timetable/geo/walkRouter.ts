/** How people walk: along streets where they are known, else straight. */
import { metresBetween } from './distance.ts';
import type { Position } from './position.ts';
import { BIKE, WALK, walkMetres } from './walking.ts';

export interface Walk {
  /** Whole metres. */
  readonly metres: number;
  /** Metres of even ground that take as long: more where there are steps, lifts or lights. */
  readonly evenMetres: number;
}

/** Whole seconds, rounded up. */
export function secondsOfWalk(
  { evenMetres }: Pick<Walk, 'evenMetres'>,
  metresPerSecond: number = WALK.metresPerSecond,
): number {
  return Math.ceil(evenMetres / metresPerSecond);
}

/**
 * For whom a walk is. `stepFree` uses neither steps nor escalators; `wheelchair` neither these nor what else is closed to it. Straight lines are the same
 * for all.
 */
export const WALK_PROFILES = ['foot', 'stepFree', 'wheelchair'] as const;
export type WalkProfile = (typeof WALK_PROFILES)[number];

export function profileOf(wishes: {
  readonly wheelchair?: boolean | undefined;
  readonly avoidStairs?: boolean | undefined;
}): WalkProfile {
  if (wishes.wheelchair) return 'wheelchair';
  return wishes.avoidStairs ? 'stepFree' : 'foot';
}

/** Whether it uses neither stairs nor escalators, inside of stations too. */
export const isStepFree = (profile: WalkProfile): boolean => profile !== 'foot';

/** From a place, or to it. `toStops`: the walks begin at the place. */
export type WalkDirection = 'toStops' | 'fromStops';

/**
 * The walks between one place and others, at most as long as was asked for. Null: there is none. `straight` is the straight line in metres.
 */
export interface WalksAround {
  /** Nothing farther than this in a straight line has a walk; metres. */
  readonly reach: number;
  /** @param stop position in `Feed.stops`. */
  stop(stop: number, straight: number): Walk | null;
  /** To an entrance. @param node position in `Feed.stationNodes`. */
  entrance(node: number, straight: number): Walk | null;
  /** To the nearest of its stops. @param area position in `Feed.areas`. */
  area(area: number, straight: number): Walk | null;
  place(place: Position, straight: number): Walk | null;
}

export interface AroundOptions {
  readonly maxMetres: number;
  readonly direction: WalkDirection;
  readonly profile: WalkProfile;
}

/** Two stops, by their positions in `Feed.stops`, and the metres between them in a straight line. */
export interface ChangePair {
  readonly from: number;
  readonly to: number;
  readonly straight: number;
}

/** The line of a walk, degrees, from its beginning to its end. */
export type WalkLine = readonly (readonly [lat: number, lon: number])[];

/** The entrance of a station: of the timetable by its position in `Feed.stationNodes`, or of the map by the text on its sign, empty where there is none. */
export type WalkEntrance = { readonly node: number } | { readonly sign: string };

/** Where a walk goes. */
export interface WalkRoute {
  readonly metres: number;
  /** Of its metres along streets those of which the map does not say whether a wheelchair can be used. */
  readonly unknownMetres: number;
  /** Along the streets, and through the entrances. */
  readonly line: WalkLine;
  /** By which it leaves a station at its beginning, and enters one at its end; null: by none. */
  readonly leaves: WalkEntrance | null;
  readonly enters: WalkEntrance | null;
  /** What to do along it, never nothing. An entrance is the first or the last of them, with what lies between it and the stop. */
  steps(): readonly WalkStep[];
}

/** By bike all the way. */
export interface Ride {
  /** Whole, along streets. */
  readonly metres: number;
  /** Whole, rounded up. */
  readonly seconds: number;
}

/** Where a ride goes. */
export type RideRoute = Pick<WalkRoute, 'metres' | 'line' | 'steps'>;

/** 0 to 100, whole. */
export function unknownPercentOf({ unknownMetres, metres }: Pick<WalkRoute, 'metres' | 'unknownMetres'>): number {
  return Math.min(100, Math.round((100 * unknownMetres) / Math.max(1, metres)));
}

export type WalkKind =
  | 'street'
  | 'path'
  | 'stairs'
  | 'crossing'
  | 'square'
  | 'corridor'
  | 'lift'
  | 'escalator'
  | 'platform'
  | 'entrance';

export type WalkTurn =
  | 'start'
  | 'straight'
  | 'slightLeft'
  | 'left'
  | 'sharpLeft'
  | 'slightRight'
  | 'right'
  | 'sharpRight'
  | 'up'
  | 'down'
  | 'arrive';

/** What to do along one part of a walk. */
export interface WalkStep {
  readonly kind: WalkKind;
  /** How one gets on to it. `arrive`: the straight line from the street to the end of the walk. */
  readonly turn: WalkTurn;
  /** Of a crossing, that of the street that is crossed; empty where there is none. */
  readonly name: string;
  /** Not rounded: those of all steps together are those of the walk. */
  readonly metres: number;
  /** At the speed of {@link WALK}, tenths and all; the same holds for them. */
  readonly seconds: number;
  /** Number of its steps; null where it is not known. */
  readonly stairs: number | null;
  /** The level of a building that it leads to, as a number; empty where it leads to no other, or to none that is known. */
  readonly level: string;
  /** Begins where the step before ends. */
  readonly line: WalkLine;
}

/** One object answers searches, nearby places and journey details, so that they do not differ; rides by bike, too. Not for the ways inside of stations. */
export interface WalkRouter {
  around(place: Position, options: AroundOptions): WalksAround;
  /** Two stops farther apart than this in a straight line have no {@link WalkRouter.change}; metres. */
  readonly changeReach: number;
  /** Between two rides. Null: too far for one that no rule of the timetable asks for. */
  change(pair: ChangePair, profile: WalkProfile): Walk | null;
  /** Between two rides, however far. Null: not possible. */
  ruledChange(pair: ChangePair, profile: WalkProfile): Walk | null;
  /** From one stop area to another that is near. */
  areas(from: number, to: number, straight: number, profile: WalkProfile): Walk | null;
  /** Null: not possible. */
  direct(from: Position, to: Position, maxMetres: number, profile: WalkProfile): Walk | null;
  /** Null: it is not known where the walk goes. */
  route(from: WalkEnd, to: WalkEnd, profile: WalkProfile): WalkRoute | null;
  /** By bike, pushed where one may only walk. Null: not possible. */
  ride(from: Position, to: Position, maxMetres: number): Ride | null;
  /** Null: it is not known where the ride goes. */
  rideRoute(from: Position, to: Position): RideRoute | null;
}

/** A stop by its position in `Feed.stops`, an entrance by that in `Feed.stationNodes`, or a place. */
export type WalkEnd = { readonly stop: number } | { readonly entrance: number } | Position;

/** Walks in a straight line, times the detour that streets make on average. */
export const STRAIGHT_WALKS: WalkRouter = {
  around: (_place, { maxMetres }) => {
    const within = (straight: number) => {
      const walk = straightWalk(straight);
      return walk.metres <= maxMetres ? walk : null;
    };
    return {
      // Walked metres are rounded, so a slightly longer straight line may still round to the limit.
      reach: (maxMetres + 0.5) / WALK.detour,
      stop: (_stop, straight) => within(straight),
      entrance: (_node, straight) => within(straight),
      area: (_area, straight) => within(straight),
      place: (_other, straight) => within(straight),
    };
  },
  changeReach: WALK.changeReachMetres,
  change: ({ straight }) => (straight <= WALK.changeReachMetres ? straightWalk(straight) : null),
  ruledChange: ({ straight }) => straightWalk(straight),
  areas: (_from, _to, straight) => (straight <= WALK.changeReachMetres ? straightWalk(straight) : null),
  direct: (from, to, maxMetres) =>
    STRAIGHT_WALKS.around(from, { maxMetres, direction: 'toStops', profile: 'foot' }).place(
      to,
      metresBetween(from.lat, from.lon, to.lat, to.lon),
    ),
  route: () => null,
  ride(from, to, maxMetres) {
    const metres = walkMetres(metresBetween(from.lat, from.lon, to.lat, to.lon));
    return metres <= maxMetres ? { metres, seconds: Math.ceil(metres / BIKE.metresPerSecond) } : null;
  },
  rideRoute: () => null,
};

function straightWalk(straight: number): Walk {
  const metres = walkMetres(straight);
  return { metres, evenMetres: metres };
}
