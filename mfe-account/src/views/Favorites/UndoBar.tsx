import { useTranslate } from '@halte/i18n';
import { Icon } from '@halte/ui';
import { RemoveIcon } from '@halte/ui/icons';
import styles from './UndoBar.module.css';
import type { Removal } from './useRemoval.ts';

interface UndoBarProps {
  readonly removal: Removal | null;
  readonly onUndo: (removal: Removal) => void;
}

/** Says what was removed, and puts it back for ten seconds, which do not pass while it is pointed at or has the focus. */
export function UndoBar({ removal, onUndo }: UndoBarProps) {
  const t = useTranslate('account-favourites');
  return (
    <div role="status">
      {removal && (
        // biome-ignore lint/a11y/noStaticElementInteractions: time does not pass while it is pointed at
        <div
          className={styles.undo}
          onPointerEnter={() => removal.countdown.hold('pointer')}
          onPointerLeave={() => removal.countdown.release('pointer')}
          onFocus={() => removal.countdown.hold('focus')}
          onBlur={() => removal.countdown.release('focus')}
        >
          <Icon of={RemoveIcon} className={styles.icon} />
          <span className={styles.text}>{t('removed', { name: removal.name })}</span>
          <button type="button" className={styles.button} onClick={() => onUndo(removal)}>
            {t('undo')}
          </button>
        </div>
      )}
    </div>
  );
}
