import { fakeHost } from '@halte/testkit';
import { render } from '@testing-library/react';
import { View } from './View.tsx';

it('leads to the results of the same search', () => {
  const host = fakeHost();
  const query = { fi: 'stop|A&B=é#', ti: 'b', tt: '1' };
  render(<View host={host} params={{}} query={query} />);
  expect(host.calls).toEqual([{ call: 'replace', target: { name: 'trip-planner-results', query } }]);
});
