import { Icon } from '@halte/ui';
import type { IconNode } from '@halte/ui/icons';
import type { ReactNode } from 'react';
import styles from './Stats.module.css';

export function Stats({ children }: { children: ReactNode }) {
  return <ul className={styles.stats}>{children}</ul>;
}

/** A large number and what it counts. */
export function Stat({ icon, value, label }: { icon: IconNode; value: string; label: string }) {
  return (
    <li className={styles.stat}>
      <Icon of={icon} className={styles.icon} />
      <b className={styles.value}>{value}</b>
      <span className={styles.label}>{label}</span>
    </li>
  );
}
