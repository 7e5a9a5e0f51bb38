import { useTranslate } from '@halte/i18n';
import { cx, Icon, IconButton } from '@halte/ui';
import { GripIcon, RemoveIcon } from '@halte/ui/icons';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Favorites.module.css';

export type GripProps = Omit<ComponentProps<'button'>, 'aria-label' | 'ref'>;

/** The controls of every row: a grip and a bin while favourites are being reordered, else a menu. */
export interface RowParts {
  readonly name: string;
  /** Null while nothing is put in order. */
  readonly grip: GripProps | null;
  readonly isLifted: boolean;
  readonly position: number | undefined;
  readonly menu: ReactNode;
  readonly removeId: string;
  readonly onRemove: () => void;
}

/** Parts of a row that is only a link. */
export function readOnlyParts(name: string): RowParts {
  return {
    name,
    grip: null,
    isLifted: false,
    position: undefined,
    menu: null,
    removeId: '',
    onRemove: () => undefined,
  };
}

interface RowFrameProps {
  readonly parts: RowParts;
  readonly leading: ReactNode;
  readonly title: string;
  readonly subTitle?: ReactNode;
  readonly href?: string | undefined;
  readonly end?: ReactNode;
  /** A button beside the row, where there is room. */
  readonly action?: ReactNode;
}

/** One favourite: a link to what it is about, and what can be done with it. */
export function RowFrame({ parts, leading, title, subTitle, href, end, action }: RowFrameProps) {
  const t = useTranslate('account-favourites');
  const { name, grip, isLifted, position, menu, removeId, onRemove } = parts;
  const inside = (
    <>
      <span className={styles.leading}>{leading}</span>
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {subTitle && <span className={styles.subTitle}>{subTitle}</span>}
      </span>
      {end && !grip && <span className={styles.end}>{end}</span>}
    </>
  );
  return (
    <li className={cx(styles.row, isLifted && styles.lifted)} style={{ order: position }}>
      {grip && (
        <IconButton {...grip} className={styles.grip} aria-label={t('grip', { name })}>
          <Icon of={GripIcon} />
        </IconButton>
      )}
      {href === undefined || grip ? (
        <div className={styles.face}>{inside}</div>
      ) : (
        <a className={styles.face} href={href}>
          {inside}
        </a>
      )}
      {!grip && action && <span className={styles.action}>{action}</span>}
      {grip ? (
        <IconButton id={removeId} className={styles.tool} aria-label={t('remove.name', { name })} onClick={onRemove}>
          <Icon of={RemoveIcon} />
        </IconButton>
      ) : (
        menu
      )}
    </li>
  );
}
