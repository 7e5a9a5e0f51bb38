import { middleOffset, paddingFor } from './insets.ts';

const none = { top: 0, right: 0, bottom: 0, left: 0 };

describe('padding beside the panels', () => {
  it.each([
    ['no panel', none, { x: 1000, y: 800 }, [36, 40], [76, 64]],
    ['a panel on the left', { ...none, left: 420 }, { x: 1440, y: 800 }, [456, 40], [76, 64]],
    ['a sheet below', { ...none, bottom: 400, top: 64 }, { x: 600, y: 900 }, [36, 104], [58, 464]],
    [
      'half a phone, where a pin and badges need all that is left',
      { ...none, bottom: 422 },
      { x: 360, y: 607 },
      [29, 40],
      [29, 436],
    ],
    ['a strip beside a panel', { ...none, left: 414 }, { x: 768, y: 1024 }, [443, 40], [29, 64]],
  ])('%s', (_, insets, size, topLeft, bottomRight) => {
    expect(paddingFor(insets, size)).toEqual({ paddingTopLeft: topLeft, paddingBottomRight: bottomRight });
  });

  it('keeps a pin on a desk off the buttons: half of its 30 pixels, their 44 and the 12 beside them', () => {
    const { paddingBottomRight } = paddingFor({ ...none, left: 430 }, { x: 1376, y: 800 });
    expect(paddingBottomRight[0]).toBeGreaterThanOrEqual(15 + 44 + 12);
  });

  it.each([
    ['a sheet that covers nearly all', { ...none, bottom: 760 }, { x: 360, y: 800 }],
    ['panels wider than the map', { ...none, left: 420, right: 420 }, { x: 360, y: 800 }],
    ['a map that is hardly there', none, { x: 60, y: 60 }],
  ])('leaves some of the map to look at with %s', (_, insets, size) => {
    const { paddingTopLeft, paddingBottomRight } = paddingFor(insets, size);
    expect(paddingTopLeft[0] + paddingBottomRight[0]).toBeLessThanOrEqual(Math.max(size.x - 79, 0));
    expect(paddingTopLeft[1] + paddingBottomRight[1]).toBeLessThanOrEqual(Math.max(size.y - 79, 0));
  });

  it('puts the middle beside the panel', () => {
    expect(middleOffset({ ...none, left: 400 }, { x: 1440, y: 800 })).toEqual({ x: 200, y: 0 });
    expect(middleOffset({ ...none, bottom: 300 }, { x: 360, y: 800 })).toEqual({ x: 0, y: -150 });
  });
});
