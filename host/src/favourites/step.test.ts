import type { FavouriteLists, SessionState } from '@halte/contract';
import type { Effect, FavouritesEvent, Request, State } from './events.ts';
import { EMPTY_LISTS } from './lists.ts';
import type { Change, Operation } from './operations.ts';
import type { Action } from './plan.ts';
import { startState, step } from './step.ts';
import type { StoredFavourites } from './storage.ts';
import { ADA, ANONYMOUS, line, lines, problem } from './testing/fakeDevice.ts';

const BOB: SessionState = { ...ADA, attributes: { firstName: 'Bob' } };
const AT = '2026-11-24T07:00:00.000Z';
const Z = line('1', 'Z');
const NEW = line('local:a', 'A');
const ADD: Change = { kind: 'add', favoriteId: 'local:a', favourite: { kind: 'LINE', id: 'A' } };
const REMOVE: Change = { kind: 'remove', favoriteId: '1' };
const operation = (id: string, change: Change, faults = 0): Operation => ({ id, change, madeAt: AT, faults });
const stop = (favoriteId: string, id: string) => ({ favoriteId, stopPoint: { id, lineIds: [] } });
const stops = (...all: ReturnType<typeof stop>[]): FavouriteLists => ({ ...EMPTY_LISTS, favoriteStopPoints: all });
const RENAME: Change = { kind: 'change', favoriteId: '1', favourite: { kind: 'STOP_POINT', id: 'Quai', lineIds: [] } };

const device = (lists: FavouriteLists, ...pending: Operation[]): StoredFavourites => ({
  lists,
  isMirror: false,
  pending,
});
const mirror = (lists: FavouriteLists, ...pending: Operation[]): StoredFavourites => ({
  lists,
  isMirror: true,
  pending,
});
const visitor = (stored: StoredFavourites): State => startState(stored, ANONYMOUS);
/** A traveller who is signed in, and whose account was read. */
const ada = (stored: StoredFavourites, rest: Partial<State> = {}): State => ({
  ...startState(stored, ADA),
  loaded: true,
  readFor: ADA,
  turnOf: ADA,
  ...rest,
});

const write = (favourites: StoredFavourites): Effect => ({ do: 'write', favourites });
const show = (lists: FavouriteLists, loaded = true): Effect => ({ do: 'show', favourites: { loaded, lists } });
const request = (given: Request): Effect => ({ do: 'request', request: given });
const send = (sent: Operation): Effect => request({ to: 'send', operation: sent });
const notify = (toast: string): Effect => ({
  do: 'notify',
  toastKey: `toast.favourites.${toast}` as 'toast.favourites.full',
});
const resolve = (isMade: boolean, id = 'x'): Effect => ({ do: 'resolve', id, isMade });
const turn: FavouritesEvent = { type: 'turn', hasToken: true };
const LIST = request({ to: 'list' });

const effectsOf = (state: State, event: FavouritesEvent) => step(state, event).effects;

it.each<[string, State, readonly Effect[]]>([
  ['a visitor with a list', visitor(device(lines(Z))), []],
  ['a visitor with a copy of an account', visitor(mirror(lines(Z))), [{ do: 'clear' }]],
  [
    'a visitor with changes that no account has got',
    visitor(device(lines(Z), operation('x', ADD))),
    [write(device(lines(Z, NEW)))],
  ],
  ['a session', ada(mirror(lines(Z), operation('x', ADD))), []],
])('opened with %s', (_, state, effects) => {
  expect(effectsOf(state, { type: 'opened' })).toEqual(effects);
});

it('stored by another tab: shows the lists with what is pending, complete or not', () => {
  const stored = mirror(lines(Z), operation('x', ADD));
  expect(effectsOf(ada(stored), { type: 'stored' })).toEqual([show(lines(Z, NEW))]);
  expect(effectsOf(startState(stored, ADA), { type: 'stored' })).toEqual([show(lines(Z, NEW), false)]);
});

it.each<[string, State, readonly Effect[]]>([
  ['begins', startState(device(lines(Z)), ADA), [{ do: 'turn', id: null }]],
  ['ends', visitor(mirror(lines(Z), operation('x', ADD))), [{ do: 'clear' }, show(EMPTY_LISTS)]],
])('a session that %s: announces nothing of the former one', (_, state, effects) => {
  const unannounced = { x: { doneToast: 'toast.favourites.added', outcome: null } } as const;
  const next = step({ ...state, unannounced }, { type: 'session' });
  expect([next.effects, next.state.unannounced]).toEqual([effects, {}]);
});

it.each<[string, State, readonly Effect[]]>([
  ['a visitor', visitor(device(lines(Z))), [show(lines(Z))]],
  ['a visitor, again', { ...visitor(device(lines(Z))), readFor: ANONYMOUS }, []],
  ['an account that was read', ada(mirror(lines(Z))), []],
  ['an account that was not', ada(mirror(lines(Z)), { readFor: null }), [show(lines(Z), false), LIST]],
  ['another account', ada(mirror(lines(Z)), { session: BOB }), [show(lines(Z), false), LIST]],
  [
    'a list of a visitor',
    ada(device(lines(Z)), { readFor: null }),
    [show(lines(Z), false), request({ to: 'synchronize', lists: lines(Z) })],
  ],
  [
    'a copy with an entry of the device',
    ada(mirror(lines(Z, NEW)), { readFor: null }),
    [show(lines(Z, NEW), false), request({ to: 'synchronize', lists: lines(NEW) })],
  ],
  [
    'changes that wait, in their order',
    ada(mirror(lines(Z), operation('x', ADD), operation('y', REMOVE))),
    [show(lines(NEW)), send(operation('x', ADD))],
  ],
  [
    'a new favourite that the account has',
    ada(mirror(lines(line('7', 'A')), operation('x', ADD))),
    [
      show(lines(line('7', 'A'))),
      write(mirror(lines(line('7', 'A')))),
      show(lines(line('7', 'A'))),
      show(lines(line('7', 'A'))),
    ],
  ],
])('a turn with %s', (_, state, effects) => {
  expect(effectsOf(state, turn)).toEqual(effects);
});

it('a turn without a token shows what is stored, and asks nothing', () => {
  const state = ada(mirror(lines(Z), operation('x', ADD)), { readFor: null });
  expect(effectsOf(state, { type: 'turn', hasToken: false })).toEqual([show(lines(Z, NEW))]);
});

describe('an answer', () => {
  const later = operation('y', { kind: 'order', ids: ['local:a', '1'] });
  const renamed = operation('y', { kind: 'order', ids: ['7', '1'] });
  const [ofA, ofBoth] = [lines(line('7', 'A')), lines(line('7', 'A'), Z)];

  it.each<[string, State, Request, FavouriteLists, readonly Effect[]]>([
    ['to a list', ada(mirror(lines(NEW))), { to: 'list' }, lines(Z), [write(mirror(lines(Z))), show(lines(Z))]],
    [
      'to the list of a visitor: is the copy from then on, and later changes follow the new id',
      ada(device(lines(NEW), later), { readFor: null }),
      { to: 'synchronize', lists: lines(NEW) },
      ofBoth,
      [write(mirror(ofBoth, renamed)), send(renamed)],
    ],
    [
      'to a new favourite: later changes follow its new id, and the next is sent',
      ada(mirror(lines(Z), operation('x', ADD), later)),
      { to: 'send', operation: operation('x', ADD) },
      ofA,
      [write(mirror(lines(Z, line('7', 'A')), renamed)), show(ofBoth), send(renamed)],
    ],
    [
      'to a removal, the last change',
      ada(mirror(lines(Z), operation('x', REMOVE))),
      { to: 'send', operation: operation('x', REMOVE) },
      EMPTY_LISTS,
      [write(mirror(EMPTY_LISTS)), show(EMPTY_LISTS), show(EMPTY_LISTS)],
    ],
    [
      'to a change: the account is read after it where it was not',
      ada(mirror(stops(stop('1', 'Gare')), operation('x', RENAME)), { readFor: null }),
      { to: 'send', operation: operation('x', RENAME) },
      stops(stop('1', 'Quai')),
      [write(mirror(stops(stop('1', 'Quai')))), show(stops(stop('1', 'Quai'))), LIST],
    ],
  ])('%s', (_, state, given, answer, effects) => {
    expect(effectsOf(state, { type: 'answer', request: given, lists: answer })).toEqual(effects);
  });

  it.each<FavouritesEvent>([
    { type: 'answer', request: { to: 'list' }, lists: lines(Z) },
    { type: 'failure', request: { to: 'send', operation: operation('x', REMOVE) }, failure: problem(400, 'x') },
  ])('of a former session changes nothing: %j', (event) => {
    const state = ada(mirror(EMPTY_LISTS), { session: BOB });
    expect(step(state, event)).toEqual({ state, effects: [] });
  });
});

describe('a failure', () => {
  const fail = (state: State, given: Request, status: number, code = 'x') =>
    step(state, { type: 'failure', request: given, failure: problem(status, code) });

  it.each<Request>([{ to: 'list' }, { to: 'synchronize', lists: lines(NEW) }])(
    'to %j leaves what is stored',
    (given) => {
      const { state, effects } = fail(ada(device(lines(NEW)), { readFor: null }), given, 0, 'offline');
      expect(effects).toEqual([show(lines(NEW))]);
      expect([state.heldBy, state.readFor]).toEqual(['toast.favourites.savedOffline', null]);
    },
  );

  it.each<[number, string, number, number, string]>([
    [0, 'offline', 0, 0, 'savedOffline'],
    [0, 'network', 5, 5, 'savedOffline'],
    [0, 'timeout', 0, 0, 'savedLater'],
    [408, 'x', 0, 0, 'savedLater'],
    [429, 'x', 5, 5, 'savedLater'],
    [500, 'x', 0, 1, 'savedLater'],
    [503, 'x', 4, 5, 'savedLater'],
  ])('%d %s after %d faults leaves a change for later, with %d', (status, code, faults, counted, toast) => {
    const held = operation('x', ADD, faults);
    const { state, effects } = fail(ada(mirror(lines(Z), held)), { to: 'send', operation: held }, status, code);
    const stored = mirror(lines(Z), operation('x', ADD, counted));
    expect(effects).toEqual([write(stored), show(lines(Z, NEW)), show(lines(Z, NEW))]);
    expect([state.heldBy, state.readFor]).toEqual([`toast.favourites.${toast}`, ADA]);
  });

  it.each<[string, Change, number, string, number, FavouriteLists, string]>([
    ['the sixth fault', REMOVE, 500, 'x', 5, stops(stop('1', 'Gare')), 'failed'],
    ['an answer that is none', REMOVE, 0, 'invalid-answer', 0, stops(stop('1', 'Gare')), 'failed'],
    ['a removal that came too late', REMOVE, 409, 'favourite-changed', 0, stops(stop('1', 'Gare')), 'stays'],
    ['too many of a kind', ADD, 409, 'too-many-favourites', 0, stops(stop('1', 'Gare')), 'full'],
    ['one that is there', RENAME, 409, 'same-favourite', 0, stops(stop('1', 'Gare')), 'same'],
    ['a session that is over', ADD, 401, 'session-over', 0, stops(stop('1', 'Gare')), 'failed'],
    ['a request that is invalid', REMOVE, 400, 'invalid-request', 0, stops(stop('1', 'Gare')), 'failed'],
    ['a later deletion', ADD, 409, 'favourite-deleted', 0, stops(stop('1', 'Gare')), 'gone'],
    ['a removal on another device', RENAME, 404, 'x', 0, EMPTY_LISTS, 'gone'],
  ])('%s gives a change up, and the account is read again', (_, change, status, code, faults, left, toast) => {
    const given = operation('x', change, faults);
    const { state, effects } = fail(
      ada(mirror(stops(stop('1', 'Gare')), given)),
      { to: 'send', operation: given },
      status,
      code,
    );
    expect(effects).toEqual([write(mirror(left)), notify(toast), show(left), LIST]);
    expect(state.readFor).toBeNull();
  });

  it('of this page itself gives a change up', () => {
    const given = operation('x', REMOVE);
    const event = { type: 'failure', request: { to: 'send', operation: given }, failure: null } as const;
    expect(effectsOf(ada(mirror(lines(Z), given)), event)).toContainEqual(notify('failed'));
  });
});

describe('a action', () => {
  const act = (state: State, action: Action, isSilent = false) =>
    step(state, { type: 'action', id: 'x', at: AT, action, isSilent });
  const back: Action = { kind: 'back', change: ADD, before: undefined };

  it.each<[string, Action, FavouriteLists, FavouriteLists, string | null]>([
    ['to add', ADD, lines(Z), lines(Z, NEW), 'added'],
    ['to remove', REMOVE, lines(Z), EMPTY_LISTS, 'removed'],
    ['to change', RENAME, stops(stop('1', 'Gare')), stops(stop('1', 'Quai')), 'changed'],
    ['to put in order', { kind: 'order', ids: ['local:a'] }, lines(Z, NEW), lines(NEW, Z), null],
    ['to take a new one back', back, lines(Z, NEW), lines(Z), null],
    [
      'to take a change back, whatever id it has now',
      { kind: 'back', change: { ...RENAME, favoriteId: 'former' }, before: stop('former', 'Gare') },
      stops(stop('1', 'Quai')),
      stops(stop('1', 'Gare')),
      null,
    ],
  ])('of a visitor %s is made on the device', (_, action, before, after, toast) => {
    const toasts = toast === null ? [] : [notify(toast)];
    expect(act(visitor(device(before)), action).effects).toEqual([
      write(device(after)),
      show(after, false),
      ...toasts,
      resolve(true),
    ]);
    expect(act(visitor(device(before)), action, true).effects.map((effect) => effect.do)).not.toContain('notify');
  });

  it.each<[string, Action, boolean, string | null]>([
    ['to add one that is there', { ...ADD, favoriteId: 'local:b' }, true, 'added'],
    ['to take back what is gone', { ...back, change: { ...ADD, favourite: { kind: 'LINE', id: 'B' } } }, true, null],
    ['to remove one that is not there', { kind: 'remove', favoriteId: '9' }, false, 'failed'],
  ])('%s changes nothing', (_, action, isMade, toast) => {
    const toasts = toast === null ? [] : [notify(toast)];
    const stored = mirror(lines({ ...NEW, favoriteId: '7' }));
    const { effects } = act(ada(stored), action);
    expect(effects).toEqual([show(stored.lists), ...toasts, resolve(isMade)]);
  });

  it('of a traveller who is signed in is stored with its time, shown, and waits for its turn', () => {
    const { state, effects } = act(ada(mirror(lines(Z))), ADD);
    const waiting = [write(mirror(lines(Z), operation('x', ADD))), show(lines(Z, NEW)), { do: 'turn', id: 'x' }];
    expect(effects).toEqual(waiting);
    expect(state.unannounced).toEqual({ x: { doneToast: 'toast.favourites.added', outcome: null } });
    const silent = act(ada(mirror(lines(Z))), ADD, true);
    expect(silent.effects).toEqual(waiting);
    expect(silent.state.unannounced).toEqual({ x: { doneToast: null, outcome: null } });
  });

  const made = { kind: 'made', answer: EMPTY_LISTS } as const;
  const later = { kind: 'later', isFault: false, toastKey: 'toast.favourites.savedOffline' } as const;
  const refused = { kind: 'refused', isGone: false, toastKey: 'toast.favourites.full' } as const;
  it.each<[string, State['unannounced'][string]['outcome'], string | null, string | null, boolean]>([
    ['made', made, 'added', null, true],
    ['held', later, 'savedOffline', null, true],
    ['behind one that is held', null, 'savedOffline', null, true],
    ['refused', refused, 'full', 'full', false],
  ])('is announced when it is %s', (_, outcome, toast, silentToast, isMade) => {
    for (const [doneToast, expected] of [
      ['toast.favourites.added', toast],
      [null, silentToast],
    ] as const) {
      const state = ada(mirror(lines(Z)), {
        heldBy: 'toast.favourites.savedOffline',
        unannounced: { x: { doneToast, outcome } },
      });
      const { effects, state: next } = step(state, { type: 'announce', id: 'x' });
      expect(effects).toEqual([...(expected === null ? [] : [notify(expected)]), resolve(isMade)]);
      expect(next.unannounced).toEqual({});
    }
  });

  it('of a former session is not announced', () => {
    expect(effectsOf(ada(mirror(lines(Z))), { type: 'announce', id: 'x' })).toEqual([resolve(false)]);
  });

  it('keeps what became of it until it is announced, without a message before', () => {
    const given = operation('x', ADD);
    const unannounced = { x: { doneToast: 'toast.favourites.added', outcome: null } } as const;
    const failure = problem(409, 'too-many-favourites');
    const event = { type: 'failure', request: { to: 'send', operation: given }, failure } as const;
    const { state, effects } = step(ada(mirror(lines(Z), given), { unannounced }), event);
    expect(effects).toEqual([write(mirror(lines(Z))), show(lines(Z)), LIST]);
    expect(state.unannounced).toMatchObject({ x: { outcome: { kind: 'refused', toastKey: 'toast.favourites.full' } } });
  });
});
