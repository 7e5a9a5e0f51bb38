import { useTranslate } from '@halte/i18n';
import { cx, Icon } from '@halte/ui';
import { type IconNode, MapIcon, RouteIcon, StopIcon, TramIcon } from '@halte/ui/icons';
import { WIDGET_KINDS, type WidgetKind } from './choices.ts';
import styles from './KindField.module.css';

const ICONS: Readonly<Record<WidgetKind, IconNode>> = {
  'trip-planner': RouteIcon,
  departures: StopIcon,
  proximity: MapIcon,
  schedules: TramIcon,
};

interface KindFieldProps {
  readonly value: WidgetKind;
  readonly onChange: (kind: WidgetKind) => void;
}

/** Which screen the frame shows. */
export function KindField({ value, onChange }: KindFieldProps) {
  const t = useTranslate('partners');
  return (
    <fieldset>
      <legend className={styles.legend}>{t('what')}</legend>
      <div className={styles.kinds}>
        {WIDGET_KINDS.map((kind) => (
          <label key={kind} className={cx(styles.kind, kind === value && styles.chosen)}>
            <input
              className={styles.input}
              type="radio"
              name="kind"
              value={kind}
              checked={kind === value}
              onChange={() => onChange(kind)}
            />
            <Icon of={ICONS[kind]} />
            <span>
              <b>{t(`what.${kind}`)}</b> <span className={styles.hint}>{t(`what.${kind}.hint`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
