import { Icon } from '@halte/ui';
import type { IconNode } from '@halte/ui/icons';
import styles from './AreaTabs.module.css';

export interface TabLinkProps {
  readonly href: string;
  readonly icon: IconNode;
  readonly label: string;
  /** Shown in the rail, where the label is too long for it; it is read in full. */
  readonly short?: string | undefined;
  readonly isCurrent: boolean;
}

/** One entry of the tabs. The build renders it once for each of its forms, and the server fills them in. */
export function TabLink({ href, icon, label, short, isCurrent }: TabLinkProps) {
  return (
    <li>
      <a href={href} aria-current={isCurrent ? 'page' : undefined}>
        <Icon of={icon} />
        {short === undefined ? (
          <span>{label}</span>
        ) : (
          <>
            <span className={styles.long}>{label}</span>
            <span className={styles.short} aria-hidden="true">
              {short}
            </span>
          </>
        )}
      </a>
    </li>
  );
}
