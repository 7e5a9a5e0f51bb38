import type { Instant } from '@halte/i18n';
import { useHost } from '@halte/ui/host';
import { heroOf } from '../rules/hero.ts';
import type { JourneyState } from '../rules/journeyState.ts';
import { FollowTrip, type FollowTripProps } from './FollowTrip.tsx';
import { HeroCard } from './HeroCard.tsx';
import { useAnnounceHero } from './useAnnounceHero.ts';

interface NowCardProps extends FollowTripProps {
  readonly state: JourneyState;
  readonly now: Instant;
  /** The instant of the journey at which the traveller is. */
  readonly along: Instant;
}

/** What the traveller needs right now, in large, and what has the roadmap follow the trip. */
export function NowCard({ state, now, along, ...trip }: NowCardProps) {
  const zone = useHost().tenant.timeZone;
  const hero = heroOf(trip.journey, state, { now, along });
  const isPending = state.kind === 'upcoming' || state.kind === 'underWay';
  useAnnounceHero(hero);
  return (
    <>
      {hero && <HeroCard hero={hero} zone={zone} />}
      {isPending && <FollowTrip {...trip} />}
    </>
  );
}
