import { SEARCH } from '../testing/outAndBack.ts';
import { renderView, startVisit } from '../testing/renderView.tsx';
import { View } from './Summary.tsx';

const OUT = 'out|A&B=é#';

beforeEach(() => {
  startVisit();
});

it.each([
  ['the outbound journey', { ...SEARCH, jc: OUT }, { ...SEARCH, jc: OUT }],
  ['a return as well, which is chosen again', { ...SEARCH, jc: OUT, rc: 'back' }, { ...SEARCH, jc: OUT }],
  ['no journey: the returns say what is missing', SEARCH, SEARCH],
])(
  'gives way to the returns where the address names %s, so that Back does not lead here',
  async (_, query, expected) => {
    const host = await renderView(View, { name: 'trip-planner-summary', query });
    expect(host.calls).toEqual([{ call: 'replace', target: { name: 'trip-planner-returns', query: expected } }]);
  },
);
