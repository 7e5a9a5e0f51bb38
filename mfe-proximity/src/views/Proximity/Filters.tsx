import { useTranslate } from '@halte/i18n';
import { FilterChips, Icon, ModeIcon } from '@halte/ui';
import { BikeIcon, CarIcon, ChargingIcon, type IconNode, ParkingIcon, StopIcon, TicketIcon } from '@halte/ui/icons';
import {
  type Filter,
  GROUPS,
  type KindGroup,
  listedGroups,
  type Mode,
  toggleGroup,
  toggleMode,
} from '../../around/kinds.ts';
import styles from './View.module.css';

const ICONS: Readonly<Record<KindGroup, IconNode>> = {
  stops: StopIcon,
  bikes: BikeIcon,
  parks: ParkingIcon,
  sales: TicketIcon,
  chargers: ChargingIcon,
  cars: CarIcon,
};

interface FiltersProps {
  readonly filter: Filter;
  /** Those that stop around here; one alone is no choice. */
  readonly modes: readonly Mode[];
  readonly onChange: (filter: Filter) => void;
}

/** What the list and the map show: kinds of places, then modes, in one row. */
export function Filters({ filter, modes, onChange }: FiltersProps) {
  const t = useTranslate('proximity');
  const listed = listedGroups(filter);
  const shownModes = listed.includes('stops') && modes.length > 1 ? modes : filter.modes;
  const chips = [
    ...GROUPS.map((group) => ({
      value: group,
      label: t(`group.${group}`),
      icon: <Icon of={ICONS[group]} />,
    })),
    ...shownModes.map((mode) => ({ value: mode, label: t(`mode.${mode}`), icon: <ModeIcon mode={mode} /> })),
  ];
  const isGroup = (value: KindGroup | Mode): value is KindGroup => value in ICONS;
  return (
    <FilterChips<KindGroup | Mode>
      className={styles.filters}
      label={t('filter.label')}
      chips={chips}
      chosen={[...listed, ...filter.modes]}
      onToggle={(value) => onChange(isGroup(value) ? toggleGroup(filter, value) : toggleMode(filter, value))}
    />
  );
}
