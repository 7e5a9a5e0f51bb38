import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import css from './ListRow.module.css';

interface ListRowProps {
  leading?: ReactNode;
  title: ReactNode;
  subTitle?: ReactNode;
  trailing?: ReactNode;
  /** Makes the row a link. */
  href?: string;
  /** Makes the row a button, when there is no address to go to. */
  onClick?: () => void;
  /** Marks the one row that is open elsewhere on the screen. */
  current?: boolean;
  className?: string;
}

/** One line of a list, to be put into an `<li>`: a link, a button, or only to be read. */
export function ListRow(props: ListRowProps) {
  const { leading, title, subTitle, trailing, href, onClick, current, className } = props;
  const inside = (
    <>
      {leading && <span className={css.leading}>{leading}</span>}
      <span className={css.text}>
        <span className={css.title}>{title}</span>
        {subTitle && <span className={css.subTitle}>{subTitle}</span>}
      </span>
      {trailing && <span className={css.trailing}>{trailing}</span>}
    </>
  );
  const look = cx(css.row, (href !== undefined || onClick) && css.active, className);
  if (href !== undefined) {
    return (
      <a className={look} href={href} aria-current={current || undefined} onClick={onClick}>
        {inside}
      </a>
    );
  }
  if (!onClick) return <div className={look}>{inside}</div>;
  return (
    <button className={look} type="button" aria-current={current || undefined} onClick={onClick}>
      {inside}
    </button>
  );
}
