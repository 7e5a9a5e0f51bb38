import type { Locale } from '@halte/contract';
import { formatDistance, formatPrice, type Translate } from '@halte/i18n';
import { hasRide } from '../../../trip/journey.ts';
import type { Journey } from '../../../trip/search.ts';

interface Facts extends Pick<Journey, 'fare' | 'changes' | 'walkingMetres'> {
  readonly sections: readonly { readonly kind: string; readonly metres?: number }[];
}

interface FactTexts {
  /** It is late, and its changes are still possible. */
  readonly isHeldLate: boolean;
  readonly t: Translate<'trip-planner-journeys'>;
  readonly tRoadmap: Translate<'trip-planner-roadmap'>;
  readonly locale: Locale;
}

/** The price, the changes and, of a late journey, that they are still expected to be made; the metres on foot or by bike. */
export function factsOf(
  { fare, changes, walkingMetres, sections }: Facts,
  { isHeldLate, t, tRoadmap, locale }: FactTexts,
): readonly string[] {
  const bikeMetres = sections.reduce((sum, { kind, metres = 0 }) => (kind === 'bike' ? sum + metres : sum), 0);
  const facts = [
    fare && formatPrice(fare.amount, fare.currency, { locale }),
    hasRide(sections) && (changes === 0 ? t('transfers.none') : t('transfers', { count: changes })),
    isHeldLate && changes > 0 && tRoadmap('transfers.held'),
    bikeMetres > 0 && tRoadmap('biking', { distance: formatDistance(bikeMetres, locale) }),
    walkingMetres > 0 && t('walking', { distance: formatDistance(walkingMetres, locale) }),
  ];
  return facts.filter((fact) => typeof fact === 'string');
}
