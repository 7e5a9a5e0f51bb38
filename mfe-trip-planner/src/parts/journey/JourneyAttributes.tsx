import type { Locale } from '@halte/contract';
import { formatDistance, formatMass, formatPrice, type Translate, useLocale, useTranslate } from '@halte/i18n';
import { Fragment, type ReactNode } from 'react';
import { hasRide } from '../../trip/journey.ts';
import type { Journey } from '../../trip/search.ts';
import { Formula } from './Formula.tsx';
import css from './JourneyAttributes.module.css';

/** What the attributes are derived from: a journey of the search or a detailed journey. */
type AttributeSource = Pick<
  Journey,
  'contact' | 'changes' | 'walkingMetres' | 'co2Grams' | 'fare' | 'accessibility' | 'isFirstOfDay' | 'isLastOfDay'
> & {
  readonly sections: readonly { readonly kind: string }[];
};

interface Attribute {
  readonly key: string;
  readonly text: ReactNode;
}

function attributesOf(
  journey: AttributeSource,
  t: Translate<'trip-planner-journeys'>,
  locale: Locale,
): readonly Attribute[] {
  const { changes, walkingMetres, co2Grams, fare, accessibility } = journey;
  const rides = hasRide(journey.sections);
  const attributes: readonly (Attribute | false)[] = [
    journey.isFirstOfDay === true && { key: 'first', text: t('day.first') },
    journey.isLastOfDay === true && { key: 'last', text: t('day.last') },
    journey.contact !== undefined && {
      key: 'contact',
      text: <span className={css.contact}>{t(`contact.${journey.contact}`)}</span>,
    },
    rides && { key: 'changes', text: changes === 0 ? t('transfers.none') : t('transfers', { count: changes }) },
    walkingMetres > 0 && { key: 'walk', text: t('walking', { distance: formatDistance(walkingMetres, locale) }) },
    fare !== null && { key: 'fare', text: formatPrice(fare.amount, fare.currency, { locale }) },
    { key: 'co2', text: <Formula>{t('co2', { mass: formatMass(co2Grams, locale) })}</Formula> },
    rides && accessibility === 'yes' && { key: 'accessible', text: t('accessible') },
  ];
  return attributes.filter((attribute) => attribute !== false);
}

/** Transfers, walking distance, fare, CO₂ and accessibility in a line. Text without icons, which would slow the layout of a long list; the dots are CSS. */
export function JourneyAttributes({ journey }: { journey: AttributeSource }) {
  const t = useTranslate('trip-planner-journeys');
  const locale = useLocale();
  return (
    <span className={css.attributes}>
      {attributesOf(journey, t, locale).map(({ key, text }) => (
        <Fragment key={key}>
          <span className={css.attribute}>{text}</span>{' '}
        </Fragment>
      ))}
    </span>
  );
}
