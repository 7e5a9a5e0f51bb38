import { createObservable, type Observable } from '@halte/contract';
import { type Instant, millisOf, secondsBetween } from '@halte/i18n';
import type { DetailedJourney } from '../../../trip/detailedJourney.ts';
import { alongAt, type Fix, type Followed, follow, type StopOnWay, stopsOnWay } from './position.ts';
import { dueAlerts, nextAlertAt, type TripAlert, tripAlerts } from './tripAlerts.ts';

/** What it needs of the browser. */
export interface FollowerEffects {
  readonly now: () => Instant;
  /** Asks the traveller where that is needed. Returns the function that ends it. */
  readonly watchPosition: (take: (fix: Fix) => void, fail: (reason: 'refused' | 'unknown') => void) => () => void;
  /** Asks the traveller where that is needed; whether it may tell. */
  readonly askToTell: () => Promise<boolean>;
  readonly tell: (alert: TripAlert, code: string) => void;
  /** Deletes what was told and is still shown. */
  readonly takeBack: () => void;
  /** Keeps until when the traveller was told of a trip; null: no longer. */
  readonly remember: (code: string, toldUntil: Instant | null) => void;
}

export interface FollowerState {
  /** Summary code of the journey that it follows; null: none. */
  readonly code: string | null;
  readonly position: 'off' | 'on' | 'refused' | 'unknown';
  readonly alerts: 'off' | 'on' | 'refused';
  readonly followed: Followed | null;
}

const OFF: FollowerState = { code: null, position: 'off', alerts: 'off', followed: null };
/** A vehicle may come later than was known. */
const AFTER_ARRIVAL_SECONDS = 30 * 60;
/** The longest delay of a timer. */
const LONGEST_MS = 2 ** 31 - 1;

/** Follows one trip that is under way, by the clock and by the position, and tells of what is next. It outlives the roadmap: another screen may be shown meanwhile. */
export function createTripFollower(effects: FollowerEffects) {
  const state = createObservable<FollowerState>(OFF);
  let trip: { readonly journey: DetailedJourney; readonly stops: readonly StopOnWay[] } | null = null;
  let alerts: readonly TripAlert[] = [];
  let toldUntil: Instant | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let endWatch: (() => void) | null = null;

  const change = (to: Partial<FollowerState>) => state.set({ ...state.get(), ...to });
  const isFor = (code: string) => state.get().code === code;

  function stopPosition(position: FollowerState['position'] = 'off'): void {
    endWatch?.();
    endWatch = null;
    change({ position, followed: null });
  }

  function stopAlerts(to: FollowerState['alerts'] = 'off'): void {
    clearTimeout(timer);
    const { code } = state.get();
    if (code !== null && toldUntil !== null) effects.remember(code, null);
    toldUntil = null;
    change({ alerts: to });
  }

  /** Of everything, also of what is kept of it. */
  function stop(): void {
    stopPosition();
    stopAlerts();
    effects.takeBack();
    trip = null;
    state.set(OFF);
  }

  /** Tells what is due, and waits for the next alert only. Timers of a tab that slept are late: the clock is read again. */
  function check(): void {
    const { code, followed, alerts: mode } = state.get();
    if (!trip || code === null) return;
    const now = effects.now();
    const along = alongAt(trip.stops, followed, now);
    if (secondsBetween(trip.journey.arrivalDateTime, now) > AFTER_ARRIVAL_SECONDS) {
      stop();
      return;
    }
    if (mode !== 'on' || toldUntil === null) return;
    const due = dueAlerts(alerts, toldUntil, along);
    if (millisOf(along) > millisOf(toldUntil)) toldUntil = along;
    for (const alert of due) effects.tell(alert, code);
    if (due.length > 0) effects.remember(code, toldUntil);
    clearTimeout(timer);
    const next = nextAlertAt(alerts, along);
    if (next) timer = setTimeout(check, Math.min(LONGEST_MS, millisOf(next) - millisOf(along)));
  }

  /** Another trip ends the one before. */
  function begin(code: string, journey: DetailedJourney): void {
    if (!isFor(code)) {
      stop();
      change({ code });
    }
    take(code, journey);
  }

  /** A newer answer for the journey that is followed. */
  function take(code: string, journey: DetailedJourney): void {
    if (!isFor(code)) return;
    trip = { journey, stops: stopsOnWay(journey) };
    alerts = tripAlerts(journey);
    check();
  }

  function startPosition(code: string, journey: DetailedJourney): void {
    begin(code, journey);
    endWatch?.();
    change({ position: 'on' });
    endWatch = effects.watchPosition(
      (fix) => {
        if (!trip) return;
        change({ position: 'on', followed: follow(trip.stops, state.get().followed, fix) });
        check();
      },
      (reason) => (reason === 'refused' ? stopPosition('refused') : change({ position: 'unknown' })),
    );
  }

  /** @param since until when the traveller was told before a reload. */
  async function startAlerts(code: string, journey: DetailedJourney, since: Instant | null = null): Promise<void> {
    begin(code, journey);
    const may = await effects.askToTell().catch(() => false);
    if (!isFor(code)) return;
    if (!may) return stopAlerts('refused');
    toldUntil = since ?? effects.now();
    effects.remember(code, toldUntil);
    change({ alerts: 'on' });
    check();
  }

  return {
    state: state as Observable<FollowerState>,
    ...{
      take,
      check,
      stop,
      startPosition,
      stopPosition: () => stopPosition(),
      startAlerts,
      stopAlerts: () => stopAlerts(),
    },
    /** The instant of the journey at which the traveller is. */
    along(code: string, now: Instant): Instant {
      return trip && isFor(code) ? alongAt(trip.stops, state.get().followed, now) : now;
    },
  };
}

export type TripFollower = ReturnType<typeof createTripFollower>;
