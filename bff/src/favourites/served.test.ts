import { smallTownFeed } from '../testing/smallTown.ts';
import { servedBy } from './served.ts';

it('knows the lines, stop points and stop areas of a timetable', async () => {
  const served = servedBy(await smallTownFeed());
  expect(['A', 'C', 'Z'].map(served.hasLine)).toEqual([true, true, false]);
  expect(['Gare:1', 'Gare', 'Z'].map(served.hasStop)).toEqual([true, true, false]);
});
