import { useTranslate } from '@halte/i18n';
import { cx } from '@halte/ui';
import { HiddenWords, slot } from './HiddenWords.tsx';
import css from './TripHeading.module.css';

interface TripHeadingProps {
  readonly from: string;
  readonly to: string;
  /** As clocks show it; read out with the places, as in the title of the document. */
  readonly time: string | null;
  readonly className?: string | undefined;
}

/** The heading of a screen about a trip: its two places, one below the other; read out as the title of the document. */
export function TripHeading({ from, to, time, className }: TripHeadingProps) {
  const t = useTranslate('trip-planner');
  const places = { from: slot(0), to: slot(1) };
  const ends = [from, to].map((name, index) => (
    <span key={index === 0 ? 'from' : 'to'} className={css.place} data-end={index === 0 ? 'from' : 'to'} title={name}>
      {name}
    </span>
  ));
  return (
    <h1 className={cx(css.heading, className)}>
      <HiddenWords
        text={time === null ? t('trip.fromTo', places) : t('trip.fromTo.at', { ...places, time })}
        values={ends}
      />
    </h1>
  );
}
