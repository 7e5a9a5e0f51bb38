import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { WalkIcon } from '../icon/icons.ts';
import { cx } from '../style/cx.ts';
import css from './StopHeading.module.css';

interface StopHeadingProps {
  readonly name: string;
  /** Level of the heading below the title of its screen. */
  readonly level?: 2 | 3;
  /** Makes the name a link to the stop. */
  readonly href?: string;
  /** How far it is, e.g. `2 min · 140 m`. */
  readonly distance?: ReactNode;
  /** Buttons about the stop, e.g. its star. */
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
}

/** The head of a stop above its departures: name, walk, star. */
export function StopHeading({ name, level = 3, href, distance, actions, className }: StopHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={cx(css.heading, className)}>
      <Heading className={css.name}>
        {href === undefined ? (
          name
        ) : (
          <a className={css.link} href={href}>
            {name}
          </a>
        )}
      </Heading>
      {distance && (
        <span className={css.distance}>
          <Icon of={WalkIcon} className={css.walk} />
          {distance}
        </span>
      )}
      {actions}
    </div>
  );
}
