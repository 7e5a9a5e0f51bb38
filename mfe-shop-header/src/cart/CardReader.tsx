import { useTranslate } from '@halte/i18n';
import { Icon } from '@halte/ui';
import { CardReaderIcon } from '@halte/ui/icons';
import { type KeyboardEvent, useId, useState } from 'react';
import styles from './CardReader.module.css';

/** Says that a card reader is needed; on hover, focus or a tap also what for. Escape hides the explanation first, then the panel. */
export function CardReader() {
  const t = useTranslate('shop');
  const [isShown, setShown] = useState(false);
  const id = useId();
  const hideFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isShown) return;
    event.preventDefault();
    event.stopPropagation();
    setShown(false);
  };
  return (
    <span className={styles.place} onPointerEnter={() => setShown(true)} onPointerLeave={() => setShown(false)}>
      <button
        type="button"
        className={styles.pill}
        aria-describedby={id}
        onClick={() => setShown(true)}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onKeyDown={hideFirst}
      >
        <Icon of={CardReaderIcon} />
        {t('cart.reader')}
      </button>
      <span role="tooltip" id={id} className={styles.tooltip} hidden={!isShown}>
        {t('cart.reader.text')}
      </span>
    </span>
  );
}
