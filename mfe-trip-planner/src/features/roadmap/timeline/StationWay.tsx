import { useTranslate } from '@halte/i18n';
import type { SectionPathway } from '../../../trip/detailedJourney.ts';
import css from './Timeline.module.css';

/** Stairs, escalators and lifts of a walk or a transfer, in the order in which they are taken. Other ways need no mention. */
export function StationWay({ pathways }: { pathways: readonly SectionPathway[] }) {
  const t = useTranslate('trip-planner-roadmap');
  const textOf = ({ mode, stairCount = 0, level }: SectionPathway): string | null => {
    if (mode === 'stairs' && stairCount !== 0)
      return t(stairCount > 0 ? 'way.stairs.up' : 'way.stairs.down', { count: Math.abs(stairCount) });
    if (mode === 'elevator' && level) return t('way.elevator.level', { level });
    if (mode === 'stairs' || mode === 'escalator' || mode === 'elevator' || mode === 'movingSidewalk')
      return t(`way.${mode}`);
    return null;
  };
  const texts = pathways.map(textOf).filter((text) => text !== null);
  return texts.length > 0 && <p className={css.muted}>{texts.join(' · ')}</p>;
}
