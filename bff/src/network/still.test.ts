import { smallTown } from '../testing/smallTown.ts';
import { NO_UPDATES } from '../timetable/realtime/tripUpdates.ts';
import type { NetworkSnapshot } from './snapshot.ts';
import { withRealTime } from './snapshot.ts';
import { stillOf } from './still.ts';

let town: NetworkSnapshot;

beforeAll(async () => {
  town = await smallTown();
});

it('has the rail lines in their colours, above the ground of each theme', () => {
  expect(stillOf(town, 'phone', 'light')).toMatch(/fill="#f4f3ef".*stroke="#0055aa"/);
  expect(stillOf(town, 'desk', 'dark')).toContain('fill="#1a1e24"');
  expect(stillOf(town, 'desk', 'dark')).toContain('width="1400" height="980"');
});

it('is drawn once for a timetable, whatever real time comes, and again for another', async () => {
  const piece = jest.spyOn(town.tiles, 'piece');
  const before = stillOf(town, 'desk', 'light');
  const drawn = piece.mock.calls.length;
  const later = withRealTime(town, { updates: NO_UPDATES, alerts: town.alerts, vehicles: [] });
  expect(stillOf(later, 'desk', 'light')).toBe(before);
  expect(piece).toHaveBeenCalledTimes(drawn);
  const other = await smallTown();
  const drawnAgain = jest.spyOn(other.tiles, 'piece');
  stillOf(other, 'desk', 'light');
  expect(drawnAgain).toHaveBeenCalled();
});
