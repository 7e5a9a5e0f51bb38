import { Icon } from '@halte/ui';
import { ChevronRightIcon } from '@halte/ui/icons';
import type { ReactNode } from 'react';
import styles from './RowLink.module.css';

/** The way on at the end of a card, as wide as the card. */
export function RowLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a className={styles.link} href={href}>
      {children}
      <Icon of={ChevronRightIcon} />
    </a>
  );
}
