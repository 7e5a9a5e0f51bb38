import { memo, useMemo } from 'react';
import { CircleMarker, Marker, Pane } from 'react-leaflet';
import { selectProximityPoint } from '../model/actions.ts';
import { useMapState } from '../model/state.ts';
import type { ProximityPoint } from '../model/types.ts';
import { pointIcon } from './icons.ts';
import styles from './layers.module.css';

interface DotProps extends Pick<ProximityPoint, 'id' | 'lat' | 'lon'> {
  readonly onSelect: (id: string) => void;
}

type BadgeProps = DotProps & Pick<ProximityPoint, 'name' | 'modes' | 'selected'>;

const Dot = memo(function Dot({ id, lat, lon, onSelect }: DotProps) {
  const handlers = useMemo(() => ({ click: () => onSelect(id) }), [onSelect, id]);
  return <CircleMarker center={[lat, lon]} radius={5} weight={2} className={styles.point} eventHandlers={handlers} />;
});

/** Not in the tab order: the list beside the map has the same points, in an order that means something. */
const Badge = memo(function Badge({ id, lat, lon, name, modes, selected, onSelect }: BadgeProps) {
  const icon = useMemo(() => pointIcon({ name, modes, selected }), [name, modes, selected]);
  const handlers = useMemo(() => ({ click: () => onSelect(id) }), [onSelect, id]);
  return (
    <Marker
      position={[lat, lon]}
      icon={icon}
      keyboard={false}
      title={name}
      zIndexOffset={selected ? 900 : 0}
      eventHandlers={handlers}
    />
  );
});

/** The points nearby: a badge or a dot, or hidden by the zoom level. The selected point always has a badge. */
export function PointLayer({ onSelect }: { onSelect: ((id: string) => void) | undefined }) {
  const { proximityPoints: points } = useMapState();
  const select = useMemo(
    () => (id: string) => {
      selectProximityPoint(id);
      onSelect?.(id);
    },
    [onSelect],
  );
  const full = points.filter((point) => point.selected || point.markerRange === 'full');
  const small = points.filter((point) => !point.selected && point.markerRange === 'small');

  return (
    <>
      <Pane name="points" style={{ zIndex: 450 }}>
        {small.map(({ id, lat, lon }) => (
          <Dot key={id} id={id} lat={lat} lon={lon} onSelect={select} />
        ))}
      </Pane>
      {full.map((point) => (
        <Badge key={point.id} {...point} onSelect={select} />
      ))}
    </>
  );
}
