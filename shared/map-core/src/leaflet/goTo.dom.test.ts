import { map as createMap, latLng } from 'leaflet';
import { goTo } from './goTo.ts';

const GOAL = latLng(47.30068, 0.89786);
const ZOOM = 14;
const SIZE = { clientWidth: 361, clientHeight: 444 };

/** Where the goal is in the map, in whole pixels, once the map has come from there. */
function goalFrom(lat: number, lon: number) {
  const container = document.createElement('div');
  for (const [name, value] of Object.entries(SIZE)) Object.defineProperty(container, name, { value });
  const map = createMap(container, { zoomAnimation: false, fadeAnimation: false }).setView([lat, lon], ZOOM);
  goTo(map, GOAL, ZOOM, false);
  const seen = map.latLngToContainerPoint(GOAL);
  map.remove();
  return { x: seen.x, y: seen.y };
}

it('stands at the same pixel wherever the map comes from', () => {
  const around = [-0.003, -0.0013, 0, 0.0007, 0.0021].flatMap((north) =>
    [-0.004, -0.0011, 0.0003, 0.0029].map((east) => goalFrom(GOAL.lat + north, GOAL.lng + east)),
  );
  const [first] = around;
  expect(around).toEqual(around.map(() => first));
});
