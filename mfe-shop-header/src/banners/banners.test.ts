import { afterClosing, step } from './carousel.ts';
import { PICTO_ICONS } from './pictos.ts';
import { readBanners, withoutClosed } from './readBanners.ts';

const banner = (change: object = {}) => ({ id: 'a', title: 'Works', ...change });

describe('banners', () => {
  it('have an id, a title, a description, a picto, and a button with its link', () => {
    const whole = banner({ description: 'One\nTwo', picto: 'circle_cone', buttonText: 'More', link: '/lines' });
    expect(readBanners({ banners: [whole] })).toEqual([whole]);
    expect(readBanners({ banners: [banner()] })).toEqual([
      banner({ description: '', picto: 'circle_info', buttonText: null, link: null }),
    ]);
  });

  it.each(['circle_info', 'circle_check', 'circle_cone', 'circle_warning', 'circle_question'])(
    'may have %s',
    (picto) => {
      expect(readBanners({ banners: [banner({ picto })] })[0]?.picto).toBe(picto);
    },
  );

  it('have a sign of its own for each', () => {
    expect(new Set(Object.values(PICTO_ICONS)).size).toBe(5);
  });

  it.each([['circle_pigeon'], [3], [null], ['__proto__']])('have the sign of an information instead of %j', (picto) => {
    expect(readBanners({ banners: [banner({ picto })] })[0]?.picto).toBe('circle_info');
  });

  it.each([[null], [{}], [{ banners: {} }], [{ banners: [{ id: 'a' }, { title: 'x' }, 4] }]])(
    'are none in %j',
    (answer) => {
      expect(readBanners(answer)).toEqual([]);
    },
  );

  it('that were closed are left out', () => {
    const all = readBanners({ banners: [banner(), banner({ id: 'b' })] });
    expect(withoutClosed(all, ['a', 'z']).map(({ id }) => id)).toEqual(['b']);
  });
});

describe('carousel', () => {
  it.each<[number, 1 | -1, number, number]>([
    [0, 1, 3, 1],
    [2, 1, 3, 0],
    [0, -1, 3, 2],
    [1, -1, 3, 0],
    [0, 1, 0, 0],
  ])('goes from %d by %d of %d to %d', (index, by, count, expected) => {
    expect(step(index, by, count)).toBe(expected);
  });

  it.each([
    [0, 2, 0],
    [1, 2, 1],
    [2, 2, 0],
    [0, 0, 0],
  ])('shows after closing %d of what leaves %d the entry %d', (index, left, expected) => {
    expect(afterClosing(index, left)).toBe(expected);
  });
});
