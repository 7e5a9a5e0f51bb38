import { readLocalLists } from './local.ts';

const NOW = Date.parse('2026-11-22T20:00:00Z') / 1_000;
const line = (updatedAt?: string) => ({ line: { id: 'A' }, ...(updatedAt !== undefined && { updatedAt }) });

describe('an entry of a device', () => {
  it.each([
    ['with an offset', '2026-11-22T20:30:00+01:00', NOW - 1_800],
    ['in UTC', '2026-11-22T19:30:00Z', NOW - 1_800],
    ['in the future, which is now', '2027-01-01T00:00:00Z', NOW],
    ['that it does not say', undefined, null],
  ])('was changed at a time %s', async (_name, updatedAt, expected) => {
    const { drafts, rejected } = await readLocalLists({ favoriteLines: [line(updatedAt)] }, NOW, async () => {});
    expect(drafts).toEqual([expect.objectContaining({ updatedAt: expected, list: 'favoriteLines', index: 0 })]);
    expect(rejected).toEqual([]);
  });
});

it('reads fifty entries in each turn', async () => {
  let turns = 0;
  const lists = {
    favoriteLines: Array(120).fill(line()),
    favoriteStopPoints: Array(50).fill({ stopPoint: { id: 'S' } }),
  };
  const { drafts } = await readLocalLists(lists, NOW, async () => void turns++);
  expect([drafts.length, turns]).toEqual([170, 4]);
});
