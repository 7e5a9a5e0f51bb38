/** What the control shows: whether a timetable is offered, on its way, or kept. */
import { createObservable, type Observable } from '@halte/contract';
import type { KeepProblem } from '../messages.ts';
import { forgetNetwork, type KeptNetwork, keptNetwork } from '../network/keptNetwork.ts';
import {
  type NetworkServer,
  type OfferedNetwork,
  offeredNetwork,
  TakeError,
  type TakeProblem,
  takeNetwork,
} from '../network/takeNetwork.ts';
import type { KeepScreensOptions } from './keepScreens.ts';

export type TakingState =
  /** Nothing is offered, or it is not known yet. */
  | { readonly kind: 'none' }
  | { readonly kind: 'offered'; readonly offer: OfferedNetwork; readonly problem: TakeProblem | null }
  | { readonly kind: 'loading'; readonly offer: OfferedNetwork; readonly share: number }
  | {
      readonly kind: 'kept';
      readonly network: KeptNetwork;
      /** Published since, and not loaded yet. */
      readonly newer: OfferedNetwork | null;
      readonly problem: TakeProblem | null;
    };

export interface Taking {
  readonly state: Observable<TakingState>;
  /** Reads what is kept, which another tab may have changed. */
  read(): Promise<void>;
  /** Reads, and asks what is offered where that is not known to be fresh. Without an answer the offer before stays. */
  ask(): Promise<void>;
  take(): Promise<void>;
  cancel(): void;
  forget(): Promise<void>;
}

export interface TakingParts {
  readonly server: NetworkServer;
  /** In the zone of the network. */
  readonly today: () => string;
  /** Whether this browser can search without a network. */
  readonly isOn: () => Promise<boolean>;
  /** Keeps the screens that show a timetable; resolves to why one of their files is not kept, null: all are. */
  readonly keepScreens: (options: KeepScreensOptions) => Promise<KeepProblem | null>;
}

/** Of the whole way: the screens are more files, and more bytes. */
const SCREENS_SHARE = 0.8;

/** An offer changes with the timetable. */
const FRESH_MS = 600_000;

const NONE: TakingState = { kind: 'none' };

export function createTaking({ server, today, isOn, keepScreens }: TakingParts): Taking {
  const state = createObservable<TakingState>(NONE);
  let offer: OfferedNetwork | null = null;
  let answeredAt = Number.NEGATIVE_INFINITY;
  let loading: AbortController | null = null;
  let problem: TakeProblem | null = null;

  async function current(): Promise<TakingState> {
    if (!(await isOn())) return NONE;
    const network = await keptNetwork(today());
    const offered = offer && offer.lastDay >= today() ? offer : null;
    if (network === null) return offered ? { kind: 'offered', offer: offered, problem } : NONE;
    const newer = offered && offered.version !== network.version ? offered : null;
    return { kind: 'kept', network, newer, problem };
  }

  async function read(): Promise<void> {
    const next = await current();
    if (loading === null) state.set(next);
  }

  async function askOffer(): Promise<void> {
    await offeredNetwork(server).then(
      (answer) => {
        offer = answer;
        answeredAt = Date.now();
      },
      () => undefined,
    );
  }

  /** Null once it is kept, and where the traveller has ended it. */
  async function problemOf(offered: OfferedNetwork, { signal }: AbortController): Promise<TakeProblem | null> {
    const say = (share: number) => state.set({ kind: 'loading', offer: offered, share });
    try {
      // Before the timetable: without its screens it cannot be searched.
      const missing = await keepScreens({ signal, onProgress: (share) => say(share * SCREENS_SHARE) });
      if (missing !== null) return missing;
      await takeNetwork(server, offered, {
        signal,
        onProgress: (share) => say(SCREENS_SHARE + share * (1 - SCREENS_SHARE)),
      });
      return null;
    } catch (error) {
      if (signal.aborted) return null;
      return error instanceof TakeError ? error.problem : 'noRoom';
    }
  }

  return {
    state,
    read,
    async ask() {
      await read();
      if (Date.now() - answeredAt < FRESH_MS) return;
      await askOffer();
      await read();
    },
    async take() {
      if (offer === null || loading !== null) return;
      loading = new AbortController();
      state.set({ kind: 'loading', offer, share: 0 });
      problem = await problemOf(offer, loading);
      loading = null;
      // The file of an offer that was replaced is gone.
      if (problem !== null) await askOffer();
      await read();
    },
    cancel() {
      loading?.abort();
    },
    async forget() {
      problem = null;
      await forgetNetwork();
      await read();
    },
  };
}
