import { WithUnits } from '@halte/api/units';
import { formatDistance, useLocale, useTranslate } from '@halte/i18n';
import { Icon } from '@halte/ui';
import type { WalkStep } from '../../../trip/detailedJourney.ts';
import { isWayOut, type WalkPart } from '../rules/walkParts.ts';
import { Disclosure } from './Disclosure.tsx';
import { showStepOnMap } from './showStepOnMap.ts';
import css from './WalkSteps.module.css';
import { walkIcon } from './walkIcons.ts';

interface WalkStepsProps {
  readonly journeyId: string;
  readonly parts: readonly WalkPart[];
}

/** What to do at each corner of a walk, folded until it is asked for. A press on a step shows it on the map. */
export function WalkSteps({ journeyId, parts }: WalkStepsProps) {
  const t = useTranslate('trip-planner-roadmap');
  if (parts.length === 0) return null;
  return (
    <Disclosure label={t('walk.directions')}>
      {parts.map(({ section, steps }) => (
        <ol key={section} className={css.steps}>
          {steps.map((step, i) => (
            // Steps never change their places, and two of them may be equal.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={i}>
              <Step
                step={step}
                isFirst={i === 0}
                isWayOut={isWayOut(steps, i)}
                onShow={() => void showStepOnMap(journeyId, section, step)}
              />
            </li>
          ))}
        </ol>
      ))}
    </Disclosure>
  );
}

interface StepPlace {
  readonly isFirst: boolean;
  /** Whether the station is left by this entrance. */
  readonly isWayOut: boolean;
}

interface StepProps extends StepPlace {
  readonly step: WalkStep;
  onShow(): void;
}

function Step({ step, onShow, ...place }: StepProps) {
  const t = useTranslate('trip-planner-roadmap');
  const locale = useLocale();
  const { icon, degrees } = walkIcon(step);
  const figures = [
    step.metres > 0 && formatDistance(step.metres, locale),
    step.stairs !== undefined && step.stairs > 0 && t('walk.stairs', { count: step.stairs }),
    step.level !== undefined && t('walk.level', { level: step.level }),
  ].filter((figure) => figure !== false);
  return (
    <button type="button" className={css.step} title={t('walk.onMap')} onClick={onShow}>
      <span className={css.icon} style={{ rotate: `${degrees}deg` }}>
        <Icon of={icon} />
      </span>
      <span>
        {wordsOf(t, step, place)}
        {figures.length > 0 && (
          <span className={css.figures}>
            {' '}
            <WithUnits>{figures.join(' · ')}</WithUnits>
          </span>
        )}
      </span>
    </button>
  );
}

type Translate = ReturnType<typeof useTranslate<'trip-planner-roadmap'>>;

function wordsOf(t: Translate, { kind, turn, name }: WalkStep, { isFirst, isWayOut }: StepPlace): string {
  if (kind === 'entrance') {
    const door = isWayOut ? 'walk.exit' : 'walk.entrance';
    return name ? t(`${door}.named`, { name }) : t(door);
  }
  const what = name || t(`walk.kind.${kind}`);
  if (kind === 'crossing') return t('walk.cross', { what });
  if (turn === 'arrive') return t('walk.arrive');
  return turn === 'start' && !isFirst ? t('walk.along', { what }) : t(`walk.turn.${turn}`, { what });
}
