import { type Instant, useTranslate } from '@halte/i18n';
import { useFavourites } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { useMemo } from 'react';
import { FIRST_RADIUS } from '../../around/nearby.ts';
import { useNearby } from '../../around/useNearby.ts';
import type { PlaceInFull } from '../../place/placeDetails.ts';
import { NearbyItems } from '../Proximity/NearbyItems.tsx';
import page from './View.module.css';

const STOPS = 3;
const ONLY_STOPS = { groups: [], modes: [] } as const;

interface DeparturesAroundProps {
  readonly place: PlaceInFull;
  readonly now: Instant;
}

/** The next departures from the stops around an address. Left out if no stop is near or nothing can be loaded. */
export function DeparturesAround({ place: { lat, lon }, now }: DeparturesAroundProps) {
  const host = useHost();
  const t = useTranslate('proximity-place');
  const saved = useFavourites(host);
  const center = useMemo(() => ({ lat, lon }), [lat, lon]);
  const request = { center, radius: FIRST_RADIUS, limit: STOPS, filter: ONLY_STOPS };
  const { answer, touch } = useNearby(request, saved.lists, now);
  if (!answer || answer.stops.length === 0) return null;
  return (
    <section className={page.block} aria-labelledby="around-title">
      <h2 id="around-title" className={page.title}>
        {t('departures.around')}
      </h2>
      <NearbyItems answer={answer} saved={saved} now={now} selectedId={null} isWalk onTouch={touch} />
    </section>
  );
}
