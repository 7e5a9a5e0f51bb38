import { WithUnits } from '@halte/api/units';
import { formatDistance, useLocale, useTranslate } from '@halte/i18n';
import { Icon, useAnnouncer } from '@halte/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { WalkStep } from '../../../trip/detailedJourney.ts';
import { isWayOut, type WalkPart } from '../rules/walkParts.ts';
import { useShownStep } from '../steps/useShownStep.ts';
import { Disclosure } from './Disclosure.tsx';
import css from './WalkSteps.module.css';
import { walkIcon } from './walkIcons.ts';

interface WalkStepsProps {
  readonly journeyId: string;
  readonly parts: readonly WalkPart[];
}

/**
 * What to do at each corner of a walk, folded until it is asked for. A press on a step marks it on the map, and a tap on the way there marks its
 * step here.
 */
export function WalkSteps({ journeyId, parts }: WalkStepsProps) {
  const t = useTranslate('trip-planner-roadmap');
  const { shown, show } = useShownStep(journeyId, parts.length > 0);
  if (parts.length === 0) return null;
  const shownOf = (section: number) => (shown?.sectionIndex === section ? shown.step : undefined);
  return (
    <Disclosure label={t('walk.directions')} isAskedFor={parts.some(({ section }) => shownOf(section) !== undefined)}>
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
                isShown={shownOf(section) === i}
                onShow={() => show(section, i)}
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
  /** It is marked on the map. */
  readonly isShown: boolean;
  onShow(): void;
}

function Step({ step, isShown, onShow, ...place }: StepProps) {
  const t = useTranslate('trip-planner-roadmap');
  const locale = useLocale();
  const { icon, degrees } = walkIcon(step);
  const figures = [
    step.metres > 0 && formatDistance(step.metres, locale),
    step.stairs !== undefined && step.stairs > 0 && t('walk.stairs', { count: step.stairs }),
    step.level !== undefined && t('walk.level', { level: step.level }),
  ].filter((figure) => figure !== false);
  const words = wordsOf(t, step, place);
  const announce = useAnnouncer();
  const button = useRef<HTMLButtonElement>(null);
  const tellShown = useEffectEvent(() => {
    button.current?.scrollIntoView?.({ block: 'nearest' });
    announce(t('walk.shown', { step: words }));
  });
  useEffect(() => {
    if (isShown) tellShown();
  }, [isShown]);
  return (
    <button
      ref={button}
      type="button"
      className={css.step}
      title={t('walk.onMap')}
      aria-current={isShown || undefined}
      onClick={onShow}
    >
      <span className={css.icon} style={{ rotate: `${degrees}deg` }}>
        <Icon of={icon} />
      </span>
      <span>
        {words}
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
