import { useTranslate } from '@halte/i18n';
import { FilterChips, Icon, ModeIcon } from '@halte/ui';
import {
  type Filter,
  groupsToOffer,
  type KindGroup,
  listedGroups,
  type Mode,
  toggleGroup,
  toggleMode,
} from '../../around/kinds.ts';
import { GROUP_ICONS } from './groupIcons.ts';
import styles from './View.module.css';

interface FiltersProps {
  readonly filter: Filter;
  /** Kinds of the network; null while unknown. */
  readonly kinds: readonly string[] | null;
  /** Those that stop around here; one alone is no choice. Null while unknown. */
  readonly modes: readonly Mode[] | null;
  readonly onChange: (filter: Filter) => void;
}

/** The filters of the list and the map: kinds of places, then modes, in one row. */
export function Filters({ filter, kinds, modes, onChange }: FiltersProps) {
  const t = useTranslate('proximity');
  const listed = listedGroups(filter);
  const shownModes = listed.includes('stops') && modes && modes.length > 1 ? modes : filter.modes;
  const offered = groupsToOffer(kinds, filter);
  // In a network of stops only there may be modes to choose from: until that is known, the row keeps its room.
  const groups = offered.length === 0 && modes === null ? groupsToOffer(null, filter) : offered;
  const chips = [
    ...groups.map((group) => ({
      value: group,
      label: t(`group.${group}`),
      icon: <Icon of={GROUP_ICONS[group]} />,
    })),
    ...shownModes.map((mode) => ({ value: mode, label: t(`mode.${mode}`), icon: <ModeIcon mode={mode} /> })),
  ];
  if (chips.length === 0) return null;
  const isGroup = (value: KindGroup | Mode): value is KindGroup => value in GROUP_ICONS;
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
