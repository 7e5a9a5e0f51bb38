import styles from './HomeBackdrop.module.css';

const LINES = [
  'M-40 700H300L520 480H900L1260 120',
  'M200-40V220L420 440V640L720 940',
  'M560-40V300L760 500V620L900 760H1260',
] as const;

const STOPS: readonly (readonly [x: number, y: number])[] = [
  [120, 700],
  [410, 590],
  [420, 480],
  [660, 480],
  [760, 500],
  [1030, 350],
  [200, 120],
  [310, 330],
  [420, 640],
  [560, 840],
  [560, 160],
  [900, 760],
  [1100, 760],
];

/** A picture of network lines in the tenant's colours. Not the map: its code is too large to load behind a form. */
export function HomeBackdrop() {
  return (
    <svg className={styles.backdrop} viewBox="0 0 1200 900" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      {LINES.map((line) => (
        <path key={line} className={styles.line} d={line} />
      ))}
      {STOPS.map(([x, y]) => (
        <circle key={`${x} ${y}`} className={styles.stop} cx={x} cy={y} r="11" />
      ))}
    </svg>
  );
}
