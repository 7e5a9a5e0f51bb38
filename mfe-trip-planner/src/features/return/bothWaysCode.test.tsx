import { waitFor } from '@testing-library/react';
import { fakeBackend } from '../../testing/fakeBackend.ts';
import { answers, found, groupOf, SEARCH, stepByStep } from '../../testing/outAndBack.ts';
import { listed, renderView, startVisit } from '../../testing/renderView.tsx';
import { View } from '../../views/Returns.tsx';

const mockBothWays = { texts: 0 };

jest.mock('./ReturnSummary.tsx', () => ({
  loadTexts: async () => {
    mockBothWays.texts += 1;
  },
}));

it('fetches the screen of both ways with the returns, so that one can be chosen without a network', async () => {
  const backend = fakeBackend();
  startVisit();
  await renderView(View, { name: 'trip-planner-returns', query: { ...SEARCH, jc: 'out' } });
  await answers(backend).details('out', stepByStep('out', '08:41', '09:11'));
  expect(mockBothWays.texts).toBe(0);
  await answers(backend).returns(groupOf(found('back', '17:35', '18:05')));
  await listed();
  await waitFor(() => expect(mockBothWays.texts).toBe(1));
  backend.restore();
});
