import { WithUnits, withLongUnits } from '@halte/api/units';
import { formatDelta, formatTime, useLocale, useTranslate } from '@halte/i18n';
import { cx, VisuallyHidden } from '@halte/ui';
import type { ReactNode } from 'react';
import type { Hero } from '../rules/hero.ts';
import { platformKeySuffix } from '../rules/platformKey.ts';
import { useLineName } from '../timeline/useLineName.ts';
import css from './HeroCard.module.css';
import { useWayText } from './useWayText.ts';

function Countdown({ minutes }: { minutes: number }) {
  const t = useTranslate('trip-planner-roadmap');
  const locale = useLocale();
  if (minutes <= 0) return <p className={cx(css.countdown, css.now)}>{t('hero.now')}</p>;
  return (
    <p className={css.countdown}>
      <span aria-hidden="true">
        {minutes}
        <small className={css.unit}>
          <VisuallyHidden> </VisuallyHidden>
          {t('hero.unit')}
        </small>
      </span>
      <VisuallyHidden>{withLongUnits(formatDelta(minutes * 60), locale)}</VisuallyHidden>
    </p>
  );
}

/** The sign of the platform with the word for it above its name. */
function Plate({ hero: { point, ride } }: { hero: Extract<Hero, { kind: 'board' }> }) {
  const t = useTranslate('trip-planner-roadmap');
  if (!point.platform) return null;
  return (
    <p className={css.plate}>
      {t(`platform.word${platformKeySuffix(ride.line.mode)}`)} <b className={css.name}>{point.platform}</b>
    </p>
  );
}

function BoardText({ hero, zone }: { hero: Extract<Hero, { kind: 'board' }>; zone: string }) {
  const t = useTranslate('trip-planner-roadmap');
  const tJourneys = useTranslate('trip-planner-journeys');
  const lineName = useLineName();
  const wayText = useWayText();
  const { ride, timing, point, leaveAt, way } = hero;
  const isLate = timing.kind === 'late';
  return (
    <div className={css.what}>
      <p className={css.line}>{lineName(ride.line)}</p>
      <p>
        {isLate ? (
          <WithUnits>{t('hero.late', { delta: formatDelta(timing.seconds) })}</WithUnits>
        ) : (
          t('hero.towards', { headsign: ride.headsign })
        )}
      </p>
      <p>
        <WithUnits>{way ? wayText(way) : tJourneys('step.board', { stop: point.name })}</WithUnits>
      </p>
      {leaveAt && <p className={css.leave}>{t('hero.leaveAt', { time: formatTime(leaveAt, zone) })}</p>}
    </div>
  );
}

interface HeroCardProps {
  readonly hero: Hero;
  readonly zone: string;
}

/** The most important thing right now, in large: the next vehicle and its platform, the stop to get off at, or the arrival. */
export function HeroCard({ hero, zone }: HeroCardProps) {
  const t = useTranslate('trip-planner-roadmap');
  const wayText = useWayText();
  const isLate = hero.kind === 'board' && hero.timing.kind === 'late';
  const card = (content: ReactNode) => (
    <div className={cx(css.hero, isLate && css.late)}>
      <Countdown minutes={hero.minutes} />
      {content}
      {'isByTimetable' in hero && hero.isByTimetable && <p className={css.source}>{t('hero.timetable')}</p>}
    </div>
  );
  if (hero.kind === 'board')
    return card(
      <>
        <BoardText hero={hero} zone={zone} />
        <Plate hero={hero} />
      </>,
    );
  return card(
    <div className={css.what}>
      {hero.kind === 'ride' ? (
        <>
          <p className={css.line}>{t('hero.getOff', { count: hero.stopsLeft })}</p>
          <p>{hero.stop}</p>
        </>
      ) : (
        <>
          <p className={css.line}>{t('hero.arrive')}</p>
          <p>
            <WithUnits>{hero.way ? wayText(hero.way) : hero.place}</WithUnits>
          </p>
        </>
      )}
    </div>,
  );
}
