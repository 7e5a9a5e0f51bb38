import type { Locale } from '@halte/contract';
import { formatDistance, formatMass, formatPrice, useLocale, useTranslate } from '@halte/i18n';
import { Fragment, type ReactNode } from 'react';
import { hasRide } from '../../trip/journey.ts';
import type { Journey } from '../../trip/search.ts';
import css from './JourneyAttributes.module.css';

/** What a journey costs the traveller and the air; the same for a card and for a roadmap. */
type Facts = Pick<Journey, 'changes' | 'walkingMetres' | 'co2Grams' | 'fare' | 'accessibility'> & {
  readonly sections: readonly { readonly kind: string }[];
};

interface Fact {
  readonly key: string;
  readonly text: ReactNode;
}

type Translate = ReturnType<typeof useTranslate>;

const INDEX = '₂';

/**
 * Text whose ₂ is written with the figures that our font lowers by itself: the sign is not in it and would be looked for in all fonts of the
 * device, for as long as a frame takes.
 */
function Formula({ children }: { children: string }) {
  const [before, ...after] = children.split(INDEX);
  return (
    <>
      {before}
      {after.map((text) => (
        <Fragment key={text}>
          <sub className={css.index}>2</sub>
          {text}
        </Fragment>
      ))}
    </>
  );
}

function factsOf(journey: Facts, t: Translate, locale: Locale): readonly Fact[] {
  const { changes, walkingMetres, co2Grams, fare, accessibility } = journey;
  const rides = hasRide(journey.sections);
  const facts: readonly (Fact | false)[] = [
    rides && { key: 'changes', text: changes === 0 ? t('transfers.none') : t('transfers', { count: changes }) },
    walkingMetres > 0 && { key: 'walk', text: t('walking', { distance: formatDistance(walkingMetres, locale) }) },
    fare !== null && { key: 'fare', text: formatPrice(fare.amount, fare.currency, { locale }) },
    { key: 'co2', text: <Formula>{t('co2', { mass: formatMass(co2Grams, locale) })}</Formula> },
    rides && accessibility === 'yes' && { key: 'accessible', text: t('accessible') },
  ];
  return facts.filter((fact) => fact !== false);
}

/** In a line, as many as there are, in words that need no icons: a browser places each icon of a long list by itself. The dots between are drawn. */
export function JourneyAttributes({ journey }: { journey: Facts }) {
  const t = useTranslate('trip-planner-journeys');
  const locale = useLocale();
  return (
    <span className={css.facts}>
      {factsOf(journey, t, locale).map(({ key, text }) => (
        <Fragment key={key}>
          <span className={css.fact}>{text}</span>{' '}
        </Fragment>
      ))}
    </span>
  );
}
