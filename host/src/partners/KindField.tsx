import { useTranslate } from '@halte/i18n';
import { cx, Icon } from '@halte/ui';
import { type IconNode, MapIcon, RouteIcon, StopIcon, TramIcon } from '@halte/ui/icons';
import { useApp } from '../context/appContext.ts';
import { type WidgetKind, widgetKinds } from './choices.ts';
import styles from './KindField.module.css';
import { useWidgetTexts } from './useWidgetTexts.ts';

/** In place of those of their tabs. */
const ICONS: Readonly<Partial<Record<WidgetKind, IconNode>>> = {
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
  const { areas } = useApp();
  const textsOf = useWidgetTexts();
  const iconOf = (kind: WidgetKind) => ICONS[kind] ?? areas.tabs.find(({ area }) => area === kind)?.icon ?? MapIcon;
  return (
    <fieldset>
      <legend className={styles.legend}>{t('what')}</legend>
      <div className={styles.kinds}>
        {widgetKinds(areas.widgets).map((kind) => (
          <label key={kind} className={cx(styles.kind, kind === value && styles.chosen)}>
            <input
              className={styles.input}
              type="radio"
              name="kind"
              value={kind}
              checked={kind === value}
              onChange={() => onChange(kind)}
            />
            <Icon of={iconOf(kind)} />
            <span>
              <b>{textsOf(kind).label}</b> <span className={styles.hint}>{textsOf(kind).hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
