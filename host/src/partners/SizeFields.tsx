import { isLocale, type Locale } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { SegmentedControl } from '@halte/ui';
import { LANGUAGE_NAMES } from '../widgets/languageNames.ts';
import type { Choices } from './choices.ts';
import styles from './fields.module.css';
import { PixelsField } from './PixelsField.tsx';
import { SelectField } from './SelectField.tsx';

interface SizeFieldsProps {
  /** Languages of the tenant. */
  readonly languages: readonly Locale[];
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
}

/** Initial width, in CSS pixels, of a frame that does not fill the width of its page. */
const FIXED_WIDTH = 400;

/** Size of the frame, and its language. */
export function SizeFields({ languages, choices, onChange }: SizeFieldsProps) {
  const t = useTranslate('partners');
  const { width, height, language } = choices;
  return (
    <div className={styles.group}>
      <SegmentedControl
        legend={t('width')}
        legendShown
        name="width"
        value={width === null ? 'full' : 'fixed'}
        options={(['full', 'fixed'] as const).map((value) => ({ value, label: t(`width.${value}`) }))}
        onChange={(value) => onChange({ width: value === 'full' ? null : FIXED_WIDTH })}
      />
      <div className={styles.pair}>
        {width !== null && (
          <PixelsField label={t('width.pixels')} value={width} onChange={(pixels) => onChange({ width: pixels })} />
        )}
        <PixelsField label={t('height')} value={height} onChange={(pixels) => onChange({ height: pixels })} />
        <SelectField
          label={t('language')}
          value={language ?? ''}
          onChange={(value) => onChange({ language: isLocale(value) ? value : null })}
        >
          <option value="">{t('language.visitor')}</option>
          {languages.map((locale) => (
            <option key={locale} value={locale} lang={locale}>
              {LANGUAGE_NAMES[locale]}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  );
}
