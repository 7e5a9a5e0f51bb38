import { useTranslate } from '@halte/i18n';
import { Icon, IconButton, VisuallyHidden } from '@halte/ui';
import { CloseIcon, SearchIcon } from '@halte/ui/icons';
import { useRef } from 'react';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** Finds a line by its number, its ends or any of its stops. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const t = useTranslate('schedules');
  const input = useRef<HTMLInputElement>(null);
  function clear() {
    onChange('');
    input.current?.focus();
  }
  return (
    <label className={styles.field}>
      <Icon of={SearchIcon} className={styles.icon} />
      <VisuallyHidden>{t('filter.label')}</VisuallyHidden>
      <input
        ref={input}
        className={styles.input}
        type="search"
        placeholder={t('filter.label')}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') clear();
        }}
      />
      {value !== '' && (
        <IconButton aria-label={t('filter.erase')} onClick={clear}>
          <Icon of={CloseIcon} />
        </IconButton>
      )}
    </label>
  );
}
