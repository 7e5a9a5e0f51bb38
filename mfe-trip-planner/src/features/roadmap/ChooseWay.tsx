import { useTranslate } from '@halte/i18n';
import { Anchor, Icon } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { CheckIcon } from '@halte/ui/icons';
import { isPossible } from '../../trip/journey.ts';
import type { Journey } from '../../trip/search.ts';
import { ScreenFoot } from '../summary/ScreenFoot.tsx';
import type { RoadmapLinks } from './timeline/useRoadmapLinks.ts';

interface ChooseWayProps {
  readonly journey: Pick<Journey, 'realTime'>;
  readonly choice: RoadmapLinks['choice'];
}

/** Chooses one way of a round trip directly from its roadmap, without going back to the list. */
export function ChooseWay({ journey, choice }: ChooseWayProps) {
  const t = useTranslate('trip-planner-journeys');
  const { navigation } = useHost();
  if (!choice || !isPossible(journey)) return null;
  return (
    <ScreenFoot>
      <Anchor variant="primary" icon={<Icon of={CheckIcon} />} href={navigation.href(choice.target)}>
        {t(`row.choose.${choice.way}`)}
      </Anchor>
    </ScreenFoot>
  );
}
