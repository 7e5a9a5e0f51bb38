import { useTranslate } from '@halte/i18n';
import { loadMapCore } from '@halte/map-core/lazy';
import css from './StepOnMap.module.css';

interface StepOnMapProps {
  readonly journeyId: string;
  /** Index of its section. */
  readonly section: number;
  readonly name: string;
}

/** Covers a step: a press zooms the map on its leg. Links and buttons of the step are above it. */
export function StepOnMap({ journeyId, section, name }: StepOnMapProps) {
  const t = useTranslate('trip-planner-roadmap');
  const show = () =>
    void loadMapCore().then(
      (map) => map.selectSection(journeyId, section),
      () => null,
    );
  return <button type="button" className={css.cover} aria-label={t('step.onMap', { name })} onClick={show} />;
}
