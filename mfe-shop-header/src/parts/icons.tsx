import styles from './icons.module.css';

const PATHS = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c5 5 5 13 0 18-5-5-5-13 0-18Z',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 21c0-4 3.5-6 8-6s8 2 8 6',
  down: 'm6 9 6 6 6-6',
  check: 'm5 12 5 5 9-10',
} as const;

/** Drawing only. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
      <path d={PATHS[name]} />
    </svg>
  );
}
