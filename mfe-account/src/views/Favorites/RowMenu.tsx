import { useTranslate } from '@halte/i18n';
import { Icon, IconButton } from '@halte/ui';
import { MoreIcon } from '@halte/ui/icons';
import { Popover } from '@halte/ui/popover';
import { useRef, useState } from 'react';
import styles from './Favorites.module.css';

export interface MenuItem {
  readonly label: string;
  /** Makes it a link. */
  readonly href?: string;
  readonly onClick?: () => void;
}

interface RowMenuProps {
  readonly id: string;
  readonly name: string;
  readonly items: readonly MenuItem[];
}

/** The actions on one favourite. */
export function RowMenu({ id, name, items }: RowMenuProps) {
  const t = useTranslate('account-favourites');
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const menuId = `${id}-menu`;
  return (
    <>
      <IconButton
        ref={anchor}
        id={id}
        className={styles.tool}
        aria-label={t('more', { name })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={MoreIcon} />
      </IconButton>
      {isOpen && (
        <Popover id={menuId} anchor={anchor} onClose={() => setOpen(false)} className={styles.menu}>
          <ul>
            {items.map(({ label, href, onClick }) => (
              <li key={label}>
                {href === undefined ? (
                  <button type="button" className={styles.item} onClick={onClick}>
                    {label}
                  </button>
                ) : (
                  <a className={styles.item} href={href}>
                    {label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </Popover>
      )}
    </>
  );
}
