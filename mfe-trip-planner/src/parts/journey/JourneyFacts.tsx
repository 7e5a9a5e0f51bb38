import type { Locale } from '@halte/contract';
import { formatCo2, formatDistance, formatPrice, useLocale, useTranslate } from '@halte/i18n';
import { AccessibilityIcon, LeafIcon, TicketIcon, WalkIcon } from '@halte/ui/icons';
import type { ReactNode } from 'react';
import { hasRide } from '../../trip/journey.ts';
import type { Journey } from '../../trip/search.ts';
import css from './JourneyFacts.module.css';

/** What a journey costs the traveller and the air; the same for a card and for a roadmap. */
type Facts = Pick<Journey, 'changes' | 'walkingMetres' | 'co2Grams' | 'fare' | 'accessibility'> & {
  readonly sections: readonly { readonly kind: string }[];
};

interface Fact {
  readonly key: string;
  readonly icon?: ReactNode;
  readonly text: string;
}

type Translate = ReturnType<typeof useTranslate>;

function factsOf(journey: Facts, t: Translate, locale: Locale): readonly Fact[] {
  const { changes, walkingMetres, co2Grams, fare, accessibility } = journey;
  const rides = hasRide(journey.sections);
  const facts: readonly (Fact | false)[] = [
    rides && { key: 'changes', text: changes === 0 ? t('changes.none') : t('changes', { count: changes }) },
    walkingMetres > 0 && {
      key: 'walk',
      icon: <WalkIcon aria-hidden="true" />,
      text: t('walking', { distance: formatDistance(walkingMetres, locale) }),
    },
    fare !== null && {
      key: 'fare',
      icon: <TicketIcon aria-hidden="true" />,
      text: formatPrice(fare.amount, fare.currency, { locale }),
    },
    { key: 'co2', icon: <LeafIcon aria-hidden="true" />, text: formatCo2(co2Grams, locale) },
    rides &&
      accessibility === 'yes' && {
        key: 'accessible',
        icon: <AccessibilityIcon aria-hidden="true" />,
        text: t('accessible'),
      },
  ];
  return facts.filter((fact) => fact !== false);
}

/** In a line, as many as there are; the separators are drawn, not written. */
export function JourneyFacts({ journey }: { journey: Facts }) {
  const t = useTranslate('trip-planner-journeys');
  const locale = useLocale();
  return (
    <span className={css.facts}>
      {factsOf(journey, t, locale).map(({ key, icon, text }) => (
        <span key={key} className={css.fact}>
          {icon}
          {text}{' '}
        </span>
      ))}
    </span>
  );
}
