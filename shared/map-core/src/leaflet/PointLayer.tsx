import type { Marker as LeafletMarker, LeafletMouseEvent } from 'leaflet';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import { openCluster, selectProximityPoint } from '../model/actions.ts';
import { withCounts } from '../model/counts.ts';
import type { PlacedPin } from '../model/pinScene.ts';
import { mapState, useMapState } from '../model/state.ts';
import type { MapInsets, ProximityPoint } from '../model/types.ts';
import { AnswerLayer } from './AnswerLayer.tsx';
import { pointIcon } from './icons.ts';
import { PinCanvas } from './PinCanvas.ts';
import { useNameInRoom } from './useNameInRoom.ts';

interface RaisedProps {
  readonly point: ProximityPoint;
  readonly insets: MapInsets;
}

/** Not in the tab order: the list beside the map has the same points, in an order that means something. */
const Raised = memo(function Raised({ point, insets }: RaisedProps) {
  const icon = useMemo(() => pointIcon(point), [point]);
  const marker = useRef<LeafletMarker>(null);
  useNameInRoom(marker, icon, insets);
  return (
    <Marker
      ref={marker}
      position={[point.lat, point.lon]}
      icon={icon}
      interactive={false}
      keyboard={false}
      zIndexOffset={point.selected ? 900 : 850}
    />
  );
});

interface PointLayerProps {
  readonly theme: 'light' | 'dark';
  readonly onSelect: ((id: string) => void) | undefined;
  readonly insets: MapInsets;
}

/** The points nearby on one canvas. The selected one, and one whose row is pointed at, are larger and have their names. */
export function PointLayer({ theme, onSelect, insets }: PointLayerProps) {
  const map = useMap();
  const { proximityPoints, proximityClusters: clusters, pointCounts, raisedPointId } = useMapState();
  const points = useMemo(() => withCounts(proximityPoints, pointCounts), [proximityPoints, pointCounts]);
  const [canvas] = useState(() => new PinCanvas());
  const [pointed, setPointed] = useState<PlacedPin | null>(null);
  const raised = points.filter(({ id, selected }) => selected || id === raisedPointId);

  useEffect(() => {
    canvas.addTo(map);
    return () => {
      canvas.remove();
    };
  }, [map, canvas]);
  useEffect(() => canvas.show(points, clusters, raisedPointId), [canvas, points, clusters, raisedPointId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours of tokens depend on the theme
  useEffect(() => {
    canvas.repaint();
    void document.fonts?.ready.then(() => canvas.repaint());
  }, [canvas, theme]);

  const pinUnder = ({ containerPoint }: LeafletMouseEvent) =>
    mapState.positionSelection.searchMode ? null : canvas.at(containerPoint);

  useEffect(() => {
    const container = map.getContainer();
    if (!pointed) return undefined;
    container.dataset.pin = 'true';
    if ('title' in pointed.target) container.title = pointed.target.title;
    return () => {
      delete container.dataset.pin;
      container.removeAttribute('title');
    };
  }, [map, pointed]);

  useMapEvents({
    mouseout: () => setPointed(null),
    click(event) {
      const pin = pinUnder(event);
      if (!pin) return;
      if ('bounds' in pin.target) return openCluster(pin.target.bounds);
      selectProximityPoint(pin.target.pointId);
      onSelect?.(pin.target.pointId);
    },
    mousemove(event) {
      setPointed(pinUnder(event));
    },
  });

  return (
    <>
      {raised.map((point) => (
        <Raised key={point.id} point={point} insets={insets} />
      ))}
      <AnswerLayer insets={insets} isPin={(at) => canvas.at(at) !== null} />
    </>
  );
}
