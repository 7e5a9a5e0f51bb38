import { type Api, ApiProblem, answerOf, type components } from '@halte/api';
import { createObservable, type Observable } from '@halte/contract';
import type { Position } from '@halte/places';

/** What stands near a point, with its own position. */
export type Found = components['schemas']['ReverseGeocode'];

/** `found` is null while it is asked for, where there is nothing, and where nobody could be asked. */
export interface AddressState {
  readonly status: 'asking' | 'found' | 'nothing' | 'failed';
  readonly point: Position | null;
  readonly found: Found | null;
}

export interface AddressFinder {
  readonly state: Observable<AddressState>;
  /** Asks what stands at `point`, as soon as the traveller stays there. Asking for the same point again changes nothing. */
  look(point: Position): void;
  /** What the last look finds; what is known by then, if it takes longer than `patience` milliseconds. */
  settled(patience: number): Promise<AddressState>;
  /** Calls off what is on its way. */
  stop(): void;
}

/** Long enough for the next push of the map, short enough not to be felt. */
const PAUSE_MS = 300;
const NOWHERE: AddressState = { status: 'asking', point: null, found: null };

function isSame(one: Position | null, other: Position): boolean {
  return one?.lat === other.lat && one.lon === other.lon;
}

/** Says what stands where the traveller points. Only the latest question may answer. */
export function createAddressFinder(api: Api): AddressFinder {
  const state = createObservable(NOWHERE);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let controller = new AbortController();

  function stop(): void {
    clearTimeout(timer);
    controller.abort();
  }

  async function ask({ lat, lon }: Position, signal: AbortSignal): Promise<void> {
    const point = { lat, lon };
    try {
      const found = await answerOf(api.GET('/core/v3/reverseGeocode', { params: { query: point }, signal }));
      if (!signal.aborted) state.set({ status: 'found', point, found });
    } catch (error) {
      const isNothing = error instanceof ApiProblem && error.status === 404;
      if (!signal.aborted) state.set({ status: isNothing ? 'nothing' : 'failed', point, found: null });
    }
  }

  return {
    state,
    stop,
    look(point) {
      if (isSame(state.get().point, point)) return;
      stop();
      controller = new AbortController();
      const { signal } = controller;
      state.set({ ...NOWHERE, point });
      timer = setTimeout(() => void ask(point, signal), PAUSE_MS);
    },
    settled(patience) {
      return new Promise((resolve) => {
        const done = () => {
          clearTimeout(limit);
          unsubscribe();
          resolve(state.get());
        };
        const unsubscribe = state.subscribe(() => state.get().status !== 'asking' && done());
        const limit = setTimeout(done, state.get().status === 'asking' ? patience : 0);
      });
    },
  };
}
