import { useTranslate } from '@halte/i18n';
import { Icon } from '@halte/ui';
import { CheckIcon, RemoveIcon } from '@halte/ui/icons';
import styles from './UndoBar.module.css';
import type { OfferedUndo } from './useFavouriteChanges.ts';

const ICONS = { removal: RemoveIcon, change: CheckIcon };

interface UndoBarProps {
  readonly offered: OfferedUndo | null;
  readonly onUndo: (offered: OfferedUndo) => void;
}

/** Says what was changed, and takes it back for ten seconds, which do not pass while it is pointed at or has the focus. */
export function UndoBar({ offered, onUndo }: UndoBarProps) {
  const t = useTranslate('account-favourites');
  return (
    <div role="status">
      {offered && (
        // biome-ignore lint/a11y/noStaticElementInteractions: time does not pass while it is pointed at
        <div
          className={styles.undo}
          onPointerEnter={() => offered.countdown.hold('pointer')}
          onPointerLeave={() => offered.countdown.release('pointer')}
          onFocus={() => offered.countdown.hold('focus')}
          onBlur={() => offered.countdown.release('focus')}
        >
          <Icon of={ICONS[offered.kind]} className={styles.icon} />
          <span className={styles.text}>{offered.text}</span>
          <button type="button" className={styles.button} onClick={() => onUndo(offered)}>
            {t('undo')}
          </button>
        </div>
      )}
    </div>
  );
}
