import { useTranslate } from '@halte/i18n';
import { Icon } from '@halte/ui';
import { InfoIcon } from '@halte/ui/icons';
import { type KeyboardEvent, useId, useState } from 'react';
import { useApp } from '../context/appContext.ts';
import styles from './DemoNotice.module.css';

/** Beside it there is no room for the sources of the map on a phone. Not a rule of the style sheet, which every page loads before it is painted. */
const ABOVE_CREDITS = { marginBlockEnd: '1rem' };

/** A chip that says that the timetable is made up, or a real one moved to other days; it opens the whole message. Not shown in widgets. */
export function DemoNotice() {
  const {
    boot: { network, tenant },
    isWidget,
  } = useApp();
  const t = useTranslate('host');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!network || isWidget || (!network.imaginary && network.shiftedByWeeks === 0)) return null;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') setOpen(false);
  }

  return (
    <div className={styles.notice} style={tenant.map.tiles.attribution.length > 0 ? ABOVE_CREDITS : undefined}>
      <button
        type="button"
        className={styles.chip}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      >
        {t(network.imaginary ? 'network.imaginary.short' : 'network.shifted.short')}
        <Icon of={InfoIcon} />
      </button>
      <p id={id} className={styles.message} hidden={!isOpen}>
        {network.imaginary && t('network.imaginary')} {network.shiftedByWeeks !== 0 && t('network.shifted')}
      </p>
    </div>
  );
}
