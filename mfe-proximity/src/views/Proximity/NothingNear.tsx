import { walkMinutes } from '@halte/api/departures';
import { formatDelta, formatDistance, useLocale, useTranslate } from '@halte/i18n';
import { Anchor, Button, EmptyState, Icon } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { type Filter, listedGroups } from '../../around/kinds.ts';
import { FIRST_RADIUS, type NearestStop, widerRadius } from '../../around/nearby.ts';
import { GROUP_ICONS } from './groupIcons.ts';

interface NothingNearProps {
  readonly radius: number;
  /** null: only other places are looked for, or no stop has the chosen modes. */
  readonly nearest: NearestStop | null;
  readonly filter: Filter;
  /** Whether the network has any match, at whatever distance. */
  readonly isPresent: boolean;
  readonly onWiden: (radius: number) => void;
  /** Looks around the stop that is nearest. */
  readonly onGoThere: (stop: NearestStop) => void;
  readonly onClearModes: () => void;
  readonly onOnlyStops: () => void;
}

/** Shown if there is no match within the radius: the nearest match, and what to do. */
export function NothingNear(props: NothingNearProps) {
  const { navigation } = useHost();
  const { radius, nearest, filter, isPresent, onWiden, onGoThere, onClearModes, onOnlyStops } = props;
  const t = useTranslate('proximity');
  const locale = useLocale();
  const within = formatDistance(radius, locale);
  const [group = 'stops', ...others] = listedGroups(filter);
  const icon = <Icon of={GROUP_ICONS[others.length > 0 ? 'stops' : group]} />;
  if (!isPresent) {
    return (
      <EmptyState
        icon={icon}
        title={t('empty.kind')}
        action={<Button onClick={onOnlyStops}>{t('empty.stops')}</Button>}
      >
        <p>{t('empty.kind.hint')}</p>
      </EmptyState>
    );
  }
  const hasModes = filter.modes.length > 0 && listedGroups(filter).includes('stops');
  const allModes = hasModes && <Button onClick={onClearModes}>{t('empty.modes')}</Button>;
  if (!nearest) {
    const wider = radius === FIRST_RADIUS ? 2_000 : null;
    return (
      <EmptyState
        icon={icon}
        title={t('empty.any', { distance: within })}
        action={
          <>
            {wider && (
              <Button onClick={() => onWiden(wider)}>
                {t('empty.widen', { distance: formatDistance(wider, locale) })}
              </Button>
            )}
            {allModes}
          </>
        }
      >
        <p>{t('empty.hint')}</p>
      </EmptyState>
    );
  }
  const { id, name, metres, seconds } = nearest;
  const wider = widerRadius(nearest);
  const distance = formatDistance(metres, locale);
  if (wider === null) {
    return (
      <EmptyState
        icon={icon}
        title={t('far.title')}
        action={
          <>
            <Button variant="primary" onClick={() => onGoThere(nearest)}>
              {t('far.go', { name })}
            </Button>
            {allModes}
          </>
        }
      >
        <p>{t('far.text', { name, distance })}</p>
      </EmptyState>
    );
  }
  const walk = formatDelta(walkMinutes(seconds) * 60);
  return (
    <EmptyState
      icon={icon}
      title={t('empty.title', { distance: within })}
      action={
        <>
          <Anchor
            variant="primary"
            href={navigation.href({ name: 'proximity-type-id', params: { type: 'stopArea', id } })}
          >
            {t('empty.show', { name })}
          </Anchor>
          <Button onClick={() => onWiden(wider)}>
            {t('empty.widen', { distance: formatDistance(wider, locale) })}
          </Button>
          {allModes}
        </>
      }
    >
      <p>{t('empty.nearest', { name, distance, walk })}</p>
    </EmptyState>
  );
}
