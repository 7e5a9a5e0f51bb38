import type { ApiProblem } from '@halte/api';
import type { FavouriteLists, SessionState } from '@halte/contract';
import type { ToastKey } from './changeToasts.ts';
import type { Effect, FavouritesEvent, Request, State, Step } from './events.ts';
import { EMPTY_LISTS, entriesOf, findSame, isEmpty, listsFrom, localEntries, withKnownPlaces } from './lists.ts';
import { applied, type Operation, shownLists, withNewId } from './operations.ts';
import { laterToastOf, type Outcome, outcomeOf, storedAfter, withoutRequest } from './outcome.ts';
import { type Action, planOf } from './plan.ts';
import type { StoredFavourites } from './storage.ts';

const DONE = {
  add: 'toast.favourites.added',
  change: 'toast.favourites.changed',
  remove: 'toast.favourites.removed',
  order: null,
  back: null,
} as const satisfies Readonly<Record<Action['kind'], ToastKey | null>>;

export function startState(stored: StoredFavourites, session: SessionState): State {
  return { stored, session, loaded: false, readFor: null, turnOf: null, heldBy: null, unannounced: {} };
}

/**
 * The shown lists are the copy of the account plus the changes that the account has not confirmed. These are stored on the device and sent one
 * after another, so that neither a failure nor a closed page loses one. Without a session changes are made in the lists of the device.
 */
export function step(state: State, event: FavouritesEvent): Step {
  switch (event.type) {
    case 'opened':
      return opened(state);
    case 'stored':
      return show(state);
    case 'session':
      return sessionChanged({ ...state, unannounced: {} });
    case 'action':
      return act(state, event);
    case 'turn':
      return turned(state, event.hasToken);
    case 'answer':
      return isOver(state) ? only(state) : answered(state, event.request, event.lists);
    case 'failure':
      return isOver(state) ? only(state) : failed(state, event.request, event.failure);
    case 'announce':
      return announced(state, event.id);
  }
}

const only = (state: State, ...effects: readonly Effect[]): Step => ({ state, effects });

/** Runs the parts in sequence, each with the state that the previous one has returned. */
function inOrder(state: State, ...parts: readonly ((state: State) => Step)[]): Step {
  return parts.reduce<Step>((before, part) => {
    const after = part(before.state);
    return only(after.state, ...before.effects, ...after.effects);
  }, only(state));
}

const listsOf = ({ stored }: State) => shownLists(stored.lists, stored.pending);

function show(before: State, loaded = before.loaded): Step {
  const state = { ...before, loaded };
  return only(state, { do: 'show', favourites: { loaded, lists: listsOf(state) } });
}
const showAll = (state: State) => show(state, true);

function write(before: State, stored: StoredFavourites): Step {
  return only({ ...before, stored }, { do: 'write', favourites: stored });
}

function clear(before: State): Step {
  return only({ ...before, stored: { lists: EMPTY_LISTS, isMirror: false, pending: [] } }, { do: 'clear' });
}

const notify = (toastKey: ToastKey | null): readonly Effect[] => (toastKey ? [{ do: 'notify', toastKey }] : []);

/** Without a session, it has ended while no page was open: drops a copy of the account, keeps what the account never received. */
function opened(state: State): Step {
  const { session, stored } = state;
  if (session.authenticated) return only(state);
  if (stored.isMirror) return clear(state);
  return stored.pending.length > 0 ? write(state, { ...stored, lists: listsOf(state), pending: [] }) : only(state);
}

function sessionChanged(state: State): Step {
  return state.session.authenticated ? only(state, { do: 'turn', id: null }) : inOrder(state, clear, showAll);
}

function act(state: State, { id, action, at, isSilent }: Extract<FavouritesEvent, { type: 'action' }>): Step {
  const { stored, session, unannounced } = state;
  const plan = planOf(listsOf(state), action);
  const end = (isMade: boolean, toastKey: ToastKey | null) => (now: State) =>
    only(now, ...notify(toastKey), { do: 'resolve', id, isMade });
  if (!plan.isPossible) return inOrder(state, show, end(false, plan.toastKey));
  const { change } = plan;
  const doneToast = isSilent ? null : DONE[action.kind];
  if (!change) return inOrder(state, show, end(true, doneToast));
  if (!session.authenticated) {
    const lists = applied(stored.lists, change);
    return inOrder(state, (now) => write(now, { ...stored, lists }), show, end(true, doneToast));
  }
  const pending = [...stored.pending, { id, change, madeAt: at, faults: 0 }];
  return inOrder(
    { ...state, unannounced: { ...unannounced, [id]: { doneToast, outcome: null } } },
    (now) => write(now, { ...stored, pending }),
    show,
    (now) => only(now, { do: 'turn', id }),
  );
}

/** Reads the account unless already done, after sending the pending changes. */
function turned(state: State, hasToken: boolean): Step {
  const { session, stored, readFor } = state;
  const isRead = session === readFor;
  if (!session.authenticated) return isRead ? only(state) : showAll({ ...state, readFor: session });
  const lists = stored.isMirror ? localEntries(stored.lists) : stored.lists;
  if (isRead && stored.pending.length === 0 && isEmpty(lists)) return only(state);
  if (!hasToken) return showAll(state);
  const first = isEmpty(lists)
    ? goOn
    : (now: State) => only(now, { do: 'request', request: { to: 'synchronize', lists } });
  return inOrder({ ...state, turnOf: session }, (now) => show(now, isRead), first);
}

/** Sends what is pending, in order; then the account is read. */
function goOn(state: State): Step {
  const { stored, session, readFor } = state;
  const [operation] = stored.pending;
  if (!operation) return readFor === session ? showAll(state) : only(state, { do: 'request', request: { to: 'list' } });
  const outcome = withoutRequest(operation, stored.lists);
  if (outcome) return inOrder(state, (now) => settle(now, operation, outcome), goOn);
  return only(state, { do: 'request', request: { to: 'send', operation } });
}

/** Whether an answer belongs to a former session. */
const isOver = ({ session, turnOf }: State) => session !== turnOf;

function answered(state: State, request: Request, lists: FavouriteLists): Step {
  switch (request.to) {
    case 'list':
      return inOrder(state, (now) => replace(now, lists, EMPTY_LISTS), showAll);
    case 'synchronize':
      return inOrder(state, (now) => replace(now, lists, request.lists), goOn);
    case 'send':
      return inOrder(state, (now) => settle(now, request.operation, { kind: 'made', answer: lists }), goOn);
  }
}

/** Stored changes stay until the next turn. */
function failed(state: State, request: Request, failure: ApiProblem | null): Step {
  if (request.to !== 'send') return showAll({ ...state, heldBy: laterToastOf(failure) });
  const outcome = outcomeOf(request.operation, failure);
  return inOrder(state, (now) => settle(now, request.operation, outcome), outcome.kind === 'later' ? showAll : goOn);
}

/** Replaces the lists by those of the account. A favourite that was sent has another id in the answer. */
function replace(state: State, answer: FavouriteLists, sent: FavouriteLists): Step {
  const { stored, session } = state;
  const pending = entriesOf(sent).reduce((before, entry) => {
    const single = listsFrom((name) => sent[name].filter((one) => one === entry));
    return withNewId(before, entry.favoriteId, findSame(answer, single)?.favoriteId);
  }, stored.pending);
  const lists = withKnownPlaces(answer, stored.lists);
  return write({ ...state, readFor: session }, { lists, isMirror: true, pending });
}

function settle(state: State, operation: Operation, outcome: Outcome): Step {
  const { id } = operation;
  const { unannounced, readFor, stored } = state;
  const own = unannounced[id];
  const isRefused = outcome.kind === 'refused';
  return inOrder(
    {
      ...state,
      // The account knows something that this device does not: it is read again.
      readFor: isRefused ? null : readFor,
      heldBy: outcome.kind === 'later' ? outcome.toastKey : null,
      unannounced: own ? { ...unannounced, [id]: { ...own, outcome } } : unannounced,
    },
    (now) => write(now, storedAfter(stored, operation, outcome)),
    (now) => only(now, ...notify(isRefused && !own ? outcome.toastKey : null)),
    show,
  );
}

/** Announces the outcome of a change of this page; changes of a former session do not concern this traveller. */
function announced(state: State, id: string): Step {
  const { [id]: own, ...unannounced } = state.unannounced;
  if (!own) return only(state, { do: 'resolve', id, isMade: false });
  const { doneToast, outcome } = own;
  const isMade = outcome?.kind !== 'refused';
  const toastKey = outcome?.kind === 'made' ? doneToast : doneToast && state.heldBy;
  return only({ ...state, unannounced }, ...notify(isMade ? toastKey : outcome.toastKey), {
    do: 'resolve',
    id,
    isMade,
  });
}
