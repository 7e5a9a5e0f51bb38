import type { ApiProblem } from '@halte/api';
import type { FavouriteLists, FavouritesState, SessionState } from '@halte/contract';
import type { Instant } from '@halte/i18n';
import type { ToastKey } from './changeToasts.ts';
import type { Operation } from './operations.ts';
import type { Outcome } from './outcome.ts';
import type { Action } from './plan.ts';
import type { StoredFavourites } from './storage.ts';

/** `stored` and `session` are as they are at the moment of an event; the rest is what this page remembers. */
export interface State {
  readonly stored: StoredFavourites;
  readonly session: SessionState;
  /** Whether the shown lists are complete. */
  readonly loaded: boolean;
  /** The session for which the account has been read. */
  readonly readFor: SessionState | null;
  /** The session of the turn that awaits an answer. */
  readonly turnOf: SessionState | null;
  /** Why the rest is sent later. */
  readonly heldBy: ToastKey | null;
  /** Changes of this page that are not announced yet: the toast for success, and the outcome. */
  readonly unannounced: Readonly<
    Record<string, { readonly doneToast: ToastKey | null; readonly outcome: Outcome | null }>
  >;
}

/** A request to the account. */
export type Request =
  | { readonly to: 'list' }
  | { readonly to: 'synchronize'; readonly lists: FavouriteLists }
  | { readonly to: 'send'; readonly operation: Operation };

export type FavouritesEvent =
  | { readonly type: 'opened' }
  /** Another tab has written. */
  | { readonly type: 'stored' }
  /** A session has started or ended, or its attributes have changed. */
  | { readonly type: 'session' }
  /** The traveller changes something; silently where an undo is offered instead. */
  | {
      readonly type: 'action';
      readonly id: string;
      readonly action: Action;
      readonly at: Instant;
      readonly isSilent: boolean;
    }
  /** No other tab and no earlier turn of this page is at work. */
  | { readonly type: 'turn'; readonly hasToken: boolean }
  | { readonly type: 'answer'; readonly request: Request; readonly lists: FavouriteLists }
  /** `failure` is null for a fault of this page. */
  | { readonly type: 'failure'; readonly request: Request; readonly failure: ApiProblem | null }
  /** The turn of a change is over. */
  | { readonly type: 'announce'; readonly id: string };

export type Effect =
  | { readonly do: 'write'; readonly favourites: StoredFavourites }
  | { readonly do: 'clear' }
  | { readonly do: 'show'; readonly favourites: FavouritesState }
  | { readonly do: 'notify'; readonly toastKey: ToastKey }
  | { readonly do: 'request'; readonly request: Request }
  /** Waits for a turn; then the change with the id is announced, if any. */
  | { readonly do: 'turn'; readonly id: string | null }
  /** Answers the caller that requested the change. */
  | { readonly do: 'resolve'; readonly id: string; readonly isMade: boolean };

export interface Step {
  readonly state: State;
  readonly effects: readonly Effect[];
}
