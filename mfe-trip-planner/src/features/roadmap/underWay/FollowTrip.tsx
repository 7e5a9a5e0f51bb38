import type { Query } from '@halte/contract';
import { type Instant, nowInstant } from '@halte/i18n';
import { useObservable } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { useEffect, useEffectEvent } from 'react';
import { useNow } from '../../../state/useNow.ts';
import type { DetailedJourney } from '../../../trip/detailedJourney.ts';
import { keptOf, readKeptTrip, writeKeptTrip } from '../../../trip/keptTrip.ts';
import { followerOf, mayTell } from './browserFollower.ts';
import { FollowControls } from './FollowControls.tsx';

export interface FollowTripProps {
  readonly code: string;
  readonly journey: DetailedJourney;
  readonly query: Query;
  /** When its roadmap was opened first. */
  readonly openedAt: Instant;
}

/** Keeps the trip on this device while it is on its way. */
function useKeptTrip({ code, journey, query, openedAt }: FollowTripProps): void {
  const now = useNow();
  useEffect(() => {
    const { departureDateTime: departure, arrivalDateTime: arrival, to } = journey;
    const opened = { code, query, to: to.name, departure, arrival, openedAt, toldUntil: null };
    writeKeptTrip(keptOf(readKeptTrip(now), opened, now));
  }, [journey, code, query, openedAt, now]);
}

/** Follows the trip while it is shown: keeps it, gives its newer times to the follower, and turns alerts on again that a reload has ended. */
export function FollowTrip(props: FollowTripProps) {
  const { code, journey } = props;
  const follower = followerOf(useHost());
  const state = useObservable(follower.state);
  const isThis = state.code === code;
  useKeptTrip(props);

  useEffect(() => follower.take(code, journey), [follower, code, journey]);

  const resume = useEffectEvent(() => {
    const kept = readKeptTrip(nowInstant());
    if (kept?.code !== code || kept.toldUntil === null || isThis || !mayTell()) return;
    void follower.startAlerts(code, journey, kept.toldUntil);
  });
  useEffect(() => resume(), []);

  return (
    <FollowControls
      position={isThis ? state.position : 'off'}
      alerts={isThis ? state.alerts : 'off'}
      {...{ code, journey, follower }}
    />
  );
}
