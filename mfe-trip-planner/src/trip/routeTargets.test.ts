import { TRIP_TYPE } from '@halte/contract/trip';
import { trip } from '../testing/trips.ts';
import { chosenCodesIn, chosenRoundTripCodes, withChosenCodes } from './chosenCodes.ts';
import { VIEW_MODE } from './model.ts';
import { nextTarget, toBothWays, toForm, toList, toPreview, toRoadmap } from './routeTargets.ts';

const SEARCH = { fi: 'stop|A&B=é#', ti: 'b', tt: '1' };
const HOSTILE = ['out|A&B=é#', 'back/../?%2F+ 🚋'] as const;
const [OUT, BACK] = HOSTILE;
const CHOSEN = { ...SEARCH, jc: OUT, rc: BACK };
const { simple, full, fullReturn } = VIEW_MODE;
/** Through an address bar and back. */
const throughAddress = (query: Readonly<Record<string, string>>) =>
  Object.fromEntries(new URLSearchParams(new URLSearchParams(query).toString()));

describe('what an address says was chosen', () => {
  it('comes back as it was written', () => {
    const written = withChosenCodes(SEARCH, { outbound: OUT, back: BACK });
    expect(throughAddress(written)).toEqual(CHOSEN);
    expect(chosenCodesIn(throughAddress(written))).toEqual({ outbound: OUT, back: BACK });
  });

  it.each([
    ['nothing', {}],
    ['empty codes', { jc: '', rc: '' }],
    ['codes that the backend would refuse', { jc: 'x'.repeat(8001), rc: 'x'.repeat(8001) }],
  ])('is nothing where there is %s', (_, query) => {
    expect(chosenCodesIn(query)).toEqual({ outbound: null, back: null });
  });

  it.each([
    ['an out-and-back trip', trip({ tripType: TRIP_TYPE.fullReturn }), { outbound: OUT, back: BACK }],
    ['a simple trip', trip(), { outbound: null, back: null }],
    [
      'a trip without an end',
      trip({ tripType: TRIP_TYPE.fullReturn, arrivalPlace: null }),
      { outbound: null, back: null },
    ],
  ])('are the ways of %s', (_, given, expected) => {
    expect(chosenRoundTripCodes(given, CHOSEN)).toEqual(expected);
  });
});

describe('where a journey leads', () => {
  it.each([
    ['a simple trip: to its roadmap', simple, SEARCH, 'trip-planner-roadmap-journeyId', SEARCH],
    ['the way out: to the returns', full, SEARCH, 'trip-planner-returns', { ...SEARCH, jc: 'code' }],
    ['another way out: without the return', full, CHOSEN, 'trip-planner-returns', { ...SEARCH, jc: 'code' }],
    [
      'the way back: to both ways',
      fullReturn,
      { ...SEARCH, jc: OUT },
      'trip-planner-return-summary',
      { ...SEARCH, jc: OUT, rc: 'code' },
    ],
    ['another way back', fullReturn, CHOSEN, 'trip-planner-return-summary', { ...SEARCH, jc: OUT, rc: 'code' }],
  ])('%s', (_, mode, from, name, query) => {
    expect(nextTarget(mode, from, 'code')).toMatchObject({ name, query });
  });

  it('another way out makes the way back void, another way back keeps the way out', () => {
    expect(toPreview(full, CHOSEN, 'other').query).toEqual({ ...SEARCH, jc: 'other' });
    expect(toPreview(fullReturn, CHOSEN, 'other').query).toEqual({ ...SEARCH, jc: OUT, rc: 'other' });
  });

  it('once both are chosen, to both', () => {
    expect(toBothWays({ ...SEARCH, jc: OUT }, BACK)).toEqual({ name: 'trip-planner-return-summary', query: CHOSEN });
  });

  it.each([
    [simple, 'trip-planner-results', SEARCH],
    [full, 'trip-planner-results', SEARCH],
    [fullReturn, 'trip-planner-returns', { ...SEARCH, jc: OUT }],
  ])('the others of view mode %p are at %s', (mode, name, query) => {
    expect(toList(mode, CHOSEN)).toEqual({ name, query });
  });

  it('the form forgets what was chosen, a roadmap keeps it', () => {
    expect(toForm(CHOSEN)).toEqual({ name: 'trip-planner', query: SEARCH });
    expect(toRoadmap(CHOSEN, OUT)).toEqual({
      name: 'trip-planner-roadmap-journeyId',
      params: { journeyId: OUT },
      query: CHOSEN,
    });
  });
});
