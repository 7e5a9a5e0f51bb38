import { type Api, answerOf } from '@halte/api';
import { type ProviderKind, sameKind } from '@halte/contract';
import {
  detailsProblem,
  type FirstAnswer,
  mergedPlace,
  type PlaceInFull,
  requestedKind,
  type SecondAnswer,
} from './placeDetails.ts';

interface PlaceAddress {
  readonly kind: ProviderKind;
  readonly id: string;
}

const isLocated = ({ lat, lon }: { readonly lat: unknown; readonly lon: unknown }) =>
  typeof lat === 'number' && typeof lon === 'number';

function fetchFirst(api: Api, { kind, id }: PlaceAddress, signal: AbortSignal): Promise<FirstAnswer> {
  const params = { path: { kind: requestedKind(kind), id } };
  return answerOf(api.GET('/api/v1/proximity/points/{kind}/{id}', { params, signal }), isLocated);
}

function fetchSecond(api: Api, { kind, id }: PlaceAddress, signal: AbortSignal): Promise<SecondAnswer> {
  if (sameKind(kind, 'stopArea')) {
    const call = api.GET('/api/proximity/v2/stopAreas/{id}', { params: { path: { id } }, signal });
    return answerOf(call, (answer) => isLocated(answer) && Array.isArray(answer.lines));
  }
  const params = { path: { kind: requestedKind(kind), id } };
  return answerOf(api.GET('/core/v3/{kind}/{id}', { params, signal }), isLocated);
}

/** Both look-ups of a place at the same time. One of them may fail without a word. @throws ApiProblem when both do. */
export async function fetchPlace(api: Api, address: PlaceAddress, signal: AbortSignal): Promise<PlaceInFull> {
  const [first, second] = await Promise.allSettled([
    fetchFirst(api, address, signal),
    fetchSecond(api, address, signal),
  ]);
  signal.throwIfAborted();
  const answered = <Answer>(outcome: PromiseSettledResult<Answer>) =>
    outcome.status === 'fulfilled' ? outcome.value : null;
  const place = mergedPlace(address.kind, answered(first), answered(second));
  if (place) return place;
  throw detailsProblem(
    first.status === 'rejected' ? first.reason : null,
    second.status === 'rejected' ? second.reason : null,
  );
}
