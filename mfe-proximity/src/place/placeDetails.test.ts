import { ApiProblem } from '@halte/api';
import { detailsProblem, type FirstAnswer, isMissing, mergedPlace, type SecondAnswer } from './placeDetails.ts';
import { STOP, STOP_AREA } from './testing/places.ts';

const problem = (status: number, code = `http-${status}`) => new ApiProblem({ code, status, message: '' });

describe('two look-ups as one place', () => {
  it('has of both what each of them knows', () => {
    const place = mergedPlace('stoparea', STOP, STOP_AREA);
    expect(place).toMatchObject({ id: 'S', name: 'Station', city: 'Town', address: '1 Main Street' });
    expect(place?.alerts).toHaveLength(1);
  });

  it('takes the first where both say something', () => {
    expect(mergedPlace('stoparea', { ...STOP, name: 'Central' }, STOP_AREA)?.name).toBe('Central');
  });

  it.each<[string, FirstAnswer | null, SecondAnswer | null]>([
    ['first', STOP, null],
    ['second', null, STOP_AREA],
  ])('shows lines and platforms of the %s alone', (_, first, second) => {
    const place = mergedPlace('stoparea', first, second);
    expect(place?.lines.map(({ id }) => id)).toEqual(['M1', '11']);
    expect(place?.stopPoints.map(({ platform, lines }) => [platform, lines.map(({ id }) => id)])).toEqual([
      ['1', ['M1']],
      ['F', ['11']],
    ]);
  });

  it('is none where neither answered', () => {
    expect(mergedPlace('stoparea', null, null)).toBeNull();
  });
});

describe('neither was answered', () => {
  it('has the message of the specification, and the reason of the first', () => {
    expect(detailsProblem(problem(503), problem(500))).toMatchObject({
      message: 'Could not fetch place details',
      status: 503,
      kind: 'busy',
    });
  });

  it.each([
    [404, 404, true],
    [404, 503, false],
    [503, 404, false],
  ])('of %d and %d: unknown is %s', (first, second, missing) => {
    expect(isMissing(detailsProblem(problem(first), problem(second)))).toBe(missing);
  });

  it('takes anything else for an answer that cannot be read', () => {
    expect(detailsProblem(new TypeError('x'), new TypeError('y')).kind).toBe('invalid-answer');
  });
});
