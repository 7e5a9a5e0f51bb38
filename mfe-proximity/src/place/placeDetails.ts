import type { components } from '@halte/api';
import { ApiProblem } from '@halte/api';
import { type ProviderKind, sameKind } from '@halte/contract';

type Schemas = components['schemas'];

export type LineBadge = Schemas['LineBadge'];
export type PlaceFacts = Schemas['PlaceFacts'];
export type SharingStation = Schemas['SharingStation'];
export type Alert = Schemas['Alert'];
export type StopPoint = Omit<Schemas['ProximityStopPoint'], 'code'>;

/** The answers of the two look-ups: the place with its current state, and its other details. */
export type FirstAnswer = Schemas['ProximityDetails'];
export type SecondAnswer = Schemas['PlaceDetails'] | Schemas['StopAreaDetail'];

/** A stop or place, merged from both look-ups. Unknown details are empty or null. */
export interface PlaceInFull {
  readonly kind: ProviderKind;
  readonly id: string;
  readonly name: string;
  readonly city: string;
  /** What it is in the traveller's language, where that is more than its kind; else empty. */
  readonly categoryName: string;
  readonly address: string;
  readonly lat: number;
  readonly lon: number;
  readonly lines: readonly LineBadge[];
  /** Stop area of a stop point. */
  readonly stopAreaId: string | null;
  readonly stopPoints: readonly StopPoint[];
  readonly alerts: readonly Alert[];
  readonly facts: PlaceFacts;
  readonly availability: SharingStation | null;
}

function isStopArea(answer: SecondAnswer): answer is Schemas['StopAreaDetail'] {
  return 'near' in answer;
}

/** The stop points of a stop area, with their lines as badges. */
function stopPointsOf({ stopPoints, lines }: Schemas['StopAreaDetail']): readonly StopPoint[] {
  const byId = new Map(lines.map(({ line }) => [line.id, line]));
  return stopPoints.map(({ lineIds, ...point }) => ({
    ...point,
    lines: lineIds.flatMap((id) => byId.get(id) ?? []),
  }));
}

function partOfSecond(answer: SecondAnswer): Partial<PlaceInFull> {
  const { id, name, city, lat, lon } = answer;
  if (!isStopArea(answer)) {
    const { address, facts, lines = [], categoryName = '' } = answer;
    return { id, name, city, lat, lon, address, facts, lines, categoryName };
  }
  return {
    id,
    name,
    city,
    lat,
    lon,
    lines: answer.lines.map(({ line }) => line),
    stopPoints: stopPointsOf(answer),
    alerts: answer.alerts,
  };
}

function partOfFirst(answer: FirstAnswer): Partial<PlaceInFull> {
  const { id, name, city, address, lat, lon, facts, lines, stopPoints, stopAreaId, availability } = answer;
  const { categoryName = '' } = answer;
  return {
    id,
    name,
    city,
    address,
    lat,
    lon,
    facts,
    categoryName,
    ...(lines && { lines }),
    ...(stopPoints && { stopPoints }),
    ...(stopAreaId !== undefined && { stopAreaId }),
    ...(availability && { availability }),
  };
}

/** Both answers as one place, the first winning where both say something; null where there is neither. */
export function mergedPlace(
  kind: ProviderKind,
  first: FirstAnswer | null,
  second: SecondAnswer | null,
): PlaceInFull | null {
  const known = { ...(second && partOfSecond(second)), ...(first && partOfFirst(first)) };
  const { id, name, lat, lon } = known;
  if (id === undefined || name === undefined || lat === undefined || lon === undefined) return null;
  return {
    city: '',
    categoryName: '',
    address: '',
    lines: [],
    stopAreaId: null,
    stopPoints: [],
    alerts: [],
    facts: {},
    availability: null,
    ...known,
    kind,
    id,
    name,
    lat,
    lon,
  };
}

const isUnknown = (error: unknown) => error instanceof ApiProblem && error.status === 404;

/** The problem of a place of which neither look-up was answered: it is unknown only when both say so. */
export function detailsProblem(first: unknown, second: unknown): ApiProblem {
  const decisive = isUnknown(first) ? second : first;
  const { code, status, retryAfter } =
    decisive instanceof ApiProblem ? decisive : { code: 'invalid-answer', status: 0, retryAfter: null };
  return new ApiProblem({ code, status, retryAfter, message: 'Could not fetch place details', cause: decisive });
}

/** Whether the backend says that there is no such place. */
export function isMissing(problem: ApiProblem | null): boolean {
  return problem !== null && isUnknown(problem);
}

/** The kind in the backend request: a position is looked up as the address at that point. */
export function requestedKind(kind: ProviderKind): string {
  return kind === 'user_position' ? 'address' : kind;
}

export function isAddress(kind: ProviderKind): kind is 'address' | 'user_position' {
  return kind === 'address' || kind === 'user_position';
}

export function isStop(kind: string): boolean {
  return sameKind(kind, 'stopArea') || sameKind(kind, 'stopPoint');
}
