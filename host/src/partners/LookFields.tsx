import { APPEARANCES, type Appearance } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { Icon, SegmentedControl } from '@halte/ui';
import { DarkIcon, type IconNode, LightIcon } from '@halte/ui/icons';
import { useId } from 'react';
import { type Choices, FIRST_COLOUR } from './choices.ts';
import styles from './fields.module.css';

const ICONS: Readonly<Record<Appearance, IconNode | null>> = { system: null, light: LightIcon, dark: DarkIcon };

interface LookFieldsProps {
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
}

/** Appearance and colour of the frame. */
export function LookFields({ choices, onChange }: LookFieldsProps) {
  const t = useTranslate('partners');
  const id = useId();
  const { theme, brand } = choices;
  return (
    <div className={styles.group}>
      <SegmentedControl
        legend={t('theme')}
        legendShown
        name="theme"
        value={theme}
        options={APPEARANCES.map((value) => ({ value, label: <AppearanceLabel of={value} /> }))}
        onChange={(value) => onChange({ theme: value })}
      />
      <SegmentedControl
        legend={t('colour')}
        legendShown
        name="colour"
        value={brand === null ? 'tenant' : 'partner'}
        options={(['tenant', 'partner'] as const).map((value) => ({ value, label: t(`colour.${value}`) }))}
        onChange={(value) => onChange({ brand: value === 'tenant' ? null : FIRST_COLOUR })}
      />
      {brand !== null && (
        <div className={styles.colour}>
          <input
            id={id}
            type="color"
            value={brand}
            aria-describedby={`${id}-hint`}
            onChange={(event) => onChange({ brand: event.target.value.toLowerCase() })}
          />
          <div>
            <label className={styles.label} htmlFor={id}>
              {t('colour.pick')}
            </label>
            <p id={`${id}-hint`} className={styles.hint}>
              {t('colour.hint')}
            </p>
          </div>
        </div>
      )}
    </div>
  );
}

function AppearanceLabel({ of: appearance }: { readonly of: Appearance }) {
  const t = useTranslate('partners');
  const icon = ICONS[appearance];
  return (
    <>
      {icon && <Icon of={icon} className={styles.icon} />}
      {t(`theme.${appearance}`)}
    </>
  );
}
