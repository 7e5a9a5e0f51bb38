import type { Query, RouteTarget } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Anchor, cx, Icon } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { BackIcon, EditIcon, type IconNode } from '@halte/ui/icons';
import type { ReactNode } from 'react';
import { toForm } from '../trip/routeTargets.ts';
import css from './TripHead.module.css';
import { useRoomForBar } from './useRoomForBar.ts';

interface TripHeadProps {
  readonly query: Query;
  /** Where the way back leads. */
  readonly back: RouteTarget;
  readonly heading: ReactNode;
  /** Tools before the one that changes the trip. */
  readonly tools?: ReactNode;
  readonly className?: string | undefined;
  /** Below the heading. */
  readonly children: ReactNode;
}

/** The head of a screen with journeys of a trip: the way back, the places, and what changes them. It stays in sight while the screen scrolls. */
export function TripHead({ query, back, heading, tools, className, children }: TripHeadProps) {
  const t = useTranslate('trip-planner-journeys');
  const { navigation } = useHost();
  const bar = useRoomForBar('start');
  const tool = (label: string, icon: IconNode, target: RouteTarget) => (
    <Anchor
      className={css.tool}
      variant="quiet"
      icon={<Icon of={icon} />}
      aria-label={label}
      title={label}
      href={navigation.href(target)}
    />
  );
  return (
    <header ref={bar} className={cx(css.head, className)}>
      <div className={css.trip}>
        {tool(t('results.back'), BackIcon, back)}
        {heading}
        <div className={css.tools}>
          {tools}
          {tool(t('results.edit'), EditIcon, toForm(query))}
        </div>
      </div>
      {children}
    </header>
  );
}
