import { useTranslate } from '@halte/i18n';
import { Notice } from '@halte/ui';
import type { ProfileField } from '../../profile/fields.ts';
import styles from './Profile.module.css';

export const fieldId = (name: string) => `profile-${name}`;

export function focusField(name: string): void {
  document.getElementById(fieldId(name))?.focus();
}

interface ViolationSummaryProps {
  /** The fields that must be mended. */
  readonly fields: readonly ProfileField[];
  readonly labelOf: (field: ProfileField) => string;
}

/** Names the fields that were refused, above the form; each name leads to its field. */
export function ViolationSummary({ fields, labelOf }: ViolationSummaryProps) {
  const t = useTranslate('account');
  if (fields.length === 0) return null;
  return (
    <Notice tone="error" title={t('profile.violations', { count: fields.length })}>
      <ul className={styles.summary}>
        {fields.map((field) => (
          <li key={field.name}>
            <a
              href={`#${fieldId(field.name)}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(field.name);
              }}
            >
              {labelOf(field)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
