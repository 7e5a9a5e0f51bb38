import { APPEARANCES, type Appearance } from '@halte/contract';
import { Icon, SegmentedControl, useObservable } from '@halte/ui';
import { AppearanceIcon, DarkIcon, LightIcon } from '@halte/ui/icons';
import { useId } from 'react';
import styles from '../parts/rows.module.css';
import { useHeader } from '../parts/useHeader.ts';

const faceOf = (value: Appearance, label: string) =>
  value === 'system' ? label : <Icon of={value === 'light' ? LightIcon : DarkIcon} label={label} />;

/** Light, dark, or as the device is set. */
export function AppearanceSwitch() {
  const { host, t } = useHeader();
  const { appearance } = host;
  const chosen = useObservable(appearance);
  // The bar and the menu may both have one.
  const name = useId();
  return (
    <div className={styles.row}>
      <Icon of={AppearanceIcon} />
      <span className={styles.words}>{t('appearance.label')}</span>
      <SegmentedControl
        className={styles.segments ?? ''}
        legend={t('appearance.label')}
        name={name}
        value={chosen}
        options={APPEARANCES.map((value) => ({ value, label: faceOf(value, t(`appearance.${value}`)) }))}
        onChange={(value) => appearance.set(value)}
      />
    </div>
  );
}
