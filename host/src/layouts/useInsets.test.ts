import { insetsOf } from './useInsets.ts';

const NONE = { top: 0, right: 0, bottom: 0, left: 0 };
const PHONE = { left: 0, right: 360, top: 65, bottom: 800, width: 360 };
const DESK = { left: 65, right: 1440, top: 65, bottom: 900, width: 1375 };

describe('insetsOf', () => {
  it.each([
    ['a panel beside it', { left: 81, right: 513, top: 81, bottom: 884, width: 432 }, DESK, { ...NONE, left: 448 }],
    ['a sheet below it', { left: 0, right: 360, top: 385, bottom: 740, width: 360 }, PHONE, { ...NONE, bottom: 415 }],
    ['a panel below the window', { left: 0, right: 360, top: 900, bottom: 1200, width: 360 }, PHONE, NONE],
  ])('insets the map by %s', (_, panel, map, insets) => {
    expect(insetsOf(panel, map)).toEqual(insets);
  });
});
