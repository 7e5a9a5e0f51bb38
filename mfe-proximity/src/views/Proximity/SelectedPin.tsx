import type { MapPoint } from '@halte/map-core';
import { Icon, ListRow } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { kindIcon } from '@halte/ui/kindIcons';

/** The place of a pin that is chosen on the map, where it is not in the list. */
export function SelectedPin({ point: { type, id, name } }: { readonly point: Pick<MapPoint, 'type' | 'id' | 'name'> }) {
  const { navigation } = useHost();
  return (
    <ListRow
      leading={<Icon of={kindIcon(type)} />}
      title={name}
      current
      href={navigation.href({ name: 'proximity-type-id', params: { type, id } })}
    />
  );
}
