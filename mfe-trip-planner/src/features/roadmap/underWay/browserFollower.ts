import type { HostServices } from '@halte/contract';
import { formatTime, getLocale, nowInstant, translate } from '@halte/i18n';
import { readKeptTrip, writeKeptTrip } from '../../../trip/keptTrip.ts';
import { fixOf } from './position.ts';
import type { TripAlert } from './tripAlerts.ts';
import { createTripFollower, type FollowerEffects, type TripFollower } from './tripFollower.ts';

/** One tag per kind: a newer notification replaces the one before. */
const TAG = 'halte-trip-';

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration('/');

/** Whether this browser can show notifications that outlive a touch: on Android only those of a service worker do. */
export async function canTell(): Promise<boolean> {
  return 'Notification' in window && (await registration().catch(() => undefined)) !== undefined;
}

/** Whether they are allowed already. */
export const mayTell = (): boolean => 'Notification' in window && Notification.permission === 'granted';

function textOf({ kind, ride, stop, time }: TripAlert, zone: string) {
  const line = ride.line.shortName;
  if (kind === 'getOff') return { title: translate('trip-planner-follow', 'alert.getOff', { stop }), body: line };
  const body = translate('trip-planner-follow', 'alert.leave.text', { line, stop, time: formatTime(time, zone) });
  return { title: translate('trip-planner-follow', 'alert.leave'), body };
}

const effectsOf = (host: HostServices): FollowerEffects => ({
  now: nowInstant,
  watchPosition(take, fail) {
    const id = navigator.geolocation.watchPosition(
      (position) => take(fixOf(position)),
      ({ code }) => fail(code === 1 ? 'refused' : 'unknown'),
      { enableHighAccuracy: true, maximumAge: 10_000, timeout: 60_000 },
    );
    return () => navigator.geolocation.clearWatch(id);
  },
  askToTell: async () => (await Notification.requestPermission()) === 'granted' && (await canTell()),
  tell(alert, code) {
    const { title, body } = textOf(alert, host.tenant.timeZone);
    const query = readKeptTrip(nowInstant())?.query ?? {};
    const target = { name: 'trip-planner-roadmap-journeyId', params: { journeyId: code }, query };
    const data = { path: host.navigation.href(target) };
    const options = { body, tag: TAG + alert.kind, lang: getLocale(), icon: '/favicon.svg', data };
    void registration()
      .then((found) => found?.showNotification(title, options))
      .catch(() => undefined);
  },
  takeBack() {
    void registration()
      .then((found) => found?.getNotifications())
      .then((shown = []) => {
        for (const one of shown) if (one.tag.startsWith(TAG)) one.close();
      })
      .catch(() => undefined);
  },
  remember(code, toldUntil) {
    const kept = readKeptTrip(nowInstant());
    if (kept?.code === code) writeKeptTrip({ ...kept, toldUntil });
  },
});

const followers = new WeakMap<HostServices, TripFollower>();

/** The follower of a host, created on first use. It ends when the traveller signs out, here or in another tab. */
export function followerOf(host: HostServices): TripFollower {
  const known = followers.get(host);
  if (known) return known;
  const follower = createTripFollower(effectsOf(host));
  followers.set(host, follower);
  document.addEventListener('visibilitychange', () => follower.check());
  let wasSignedIn = host.session.state.get().authenticated;
  host.session.state.subscribe(() => {
    const isSignedIn = host.session.state.get().authenticated;
    if (wasSignedIn && !isSignedIn) follower.stop();
    wasSignedIn = isSignedIn;
  });
  return follower;
}
