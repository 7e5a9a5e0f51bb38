import { insetsOf } from './useInsets.ts';

describe('insetsOf', () => {
  it('insets the map by a panel beside it', () => {
    const panel = { left: 24, right: 456, top: 140, width: 432 };
    expect(insetsOf(panel, { width: 1440, height: 900 })).toEqual({ top: 0, right: 0, bottom: 0, left: 456 });
  });

  it('insets the map by a sheet below it', () => {
    const sheet = { left: 0, right: 360, top: 385, width: 360 };
    expect(insetsOf(sheet, { width: 360, height: 800 })).toEqual({ top: 0, right: 0, bottom: 415, left: 0 });
  });
});
