import { APPEARANCES, type Appearance, type HostServices, type Writable } from '@halte/contract';
import { SegmentedControl, useObservable } from '@halte/ui';
import { translate } from '../content/translate.ts';
import styles from './AppearanceSwitch.module.css';

interface AppearanceSwitchProps {
  readonly host: HostServices;
  readonly appearance: Writable<Appearance>;
}

/** Light, dark, or as the device is set. */
export function AppearanceSwitch({ host, appearance }: AppearanceSwitchProps) {
  const chosen = useObservable(appearance);
  return (
    <SegmentedControl
      className={styles.appearance ?? ''}
      legend={translate(host, 'appearance.label')}
      legendShown
      name="appearance"
      value={chosen}
      options={APPEARANCES.map((value) => ({ value, label: translate(host, `appearance.${value}`) }))}
      onChange={(value) => appearance.set(value)}
    />
  );
}
