import { act, render } from '@testing-library/react';
import type { Map as LeafletMap, Marker as LeafletMarker } from 'leaflet';
import { useMemo, useRef } from 'react';
import { MapContainer, Marker } from 'react-leaflet';
import type { MapInsets, ProximityPoint } from '../model/types.ts';
import { nameBoxOf, pointIcon } from './icons.ts';
import { useNameInRoom } from './useNameInRoom.ts';

const POINT: ProximityPoint = {
  id: 'q',
  type: 'stopArea',
  name: 'Quay',
  lat: 48.5,
  lon: 2.5,
  modes: ['bus'],
  lines: [],
  selected: false,
  markerRange: 'full',
};
const NONE: MapInsets = { top: 0, right: 0, bottom: 0, left: 0 };

/** jsdom lays nothing out: where the name is, and in which map. */
let left = 0;
const MAP_WIDTH = 360;
const NAME_WIDTH = 100;

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(MAP_WIDTH);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.classList.contains('leaflet-container')
      ? new DOMRect(0, 0, MAP_WIDTH, 300)
      : new DOMRect(left, 0, NAME_WIDTH, 20);
  });
});
afterEach(() => jest.restoreAllMocks());

function Named({ insets }: { readonly insets: MapInsets }) {
  const icon = useMemo(() => pointIcon(POINT), []);
  const marker = useRef<LeafletMarker>(null);
  useNameInRoom(marker, icon, insets);
  return <Marker ref={marker} position={[POINT.lat, POINT.lon]} icon={icon} />;
}

it('moves a name aside at the edge of the map and of a panel, and back when the map has moved', () => {
  left = -30;
  let map: LeafletMap | null = null;
  const shown = (insets: MapInsets) => (
    <MapContainer
      center={[48.5, 2.5]}
      zoom={15}
      ref={(made) => {
        map = made;
      }}
    >
      <Named insets={insets} />
    </MapContainer>
  );
  const { container, rerender } = render(shown(NONE));
  const shift = () => nameBoxOf(container)?.style.getPropertyValue('--shift');
  // Its pin is at 20, which the name does not leave.
  expect(shift()).toBe('34px');
  left = 290;
  act(() => void map!.fire('moveend'));
  expect(shift()).toBe('-34px');
  left = 100;
  act(() => void map!.fire('moveend'));
  expect(shift()).toBe('0px');
  rerender(shown({ ...NONE, left: 110 }));
  expect(shift()).toBe('18px');
});
