import styles from './Picture.module.css';

interface PictureProps {
  readonly light: string;
  /** Absent = the same as in light. */
  readonly dark: string | undefined;
  readonly alt: string;
}

/**
 * Both drawings are there and CSS shows one: the appearance may change at any time, and a hidden image is neither seen nor read. Both are lazy, so that the
 * hidden one is not downloaded.
 */
export function Picture({ light, dark, alt }: PictureProps) {
  if (dark === undefined) return <img src={light} alt={alt} />;
  return (
    <>
      <img className={styles.light} src={light} alt={alt} loading="lazy" />
      <img className={styles.dark} src={dark} alt={alt} loading="lazy" />
    </>
  );
}
