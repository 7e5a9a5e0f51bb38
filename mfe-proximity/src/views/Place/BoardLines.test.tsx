import '@testing-library/jest-dom';
import { act, render } from '@testing-library/react';
import type { BoardLine } from '../../place/board.ts';
import type { PlaceInFull } from '../../place/placeDetails.ts';
import { BoardLines } from './BoardLines.tsx';

jest.mock('./LineDepartures.tsx', () => ({
  LineDepartures: ({ entry }: { entry: { line: { id: string } } }) => <p>{entry.line.id}</p>,
}));

const onListed = jest.fn();
const place = { stopPoints: [] } as unknown as PlaceInFull;
const linesOf = (...ids: string[]) => ids.map((id) => ({ line: { id } })) as unknown as BoardLine[];
const board = (lines: readonly BoardLine[], room: 'ofLines' | 'ofSkeleton' = 'ofSkeleton') => (
  <BoardLines place={place} lines={lines} now={0 as never} room={room} onListed={onListed} />
);
const textsIn = (container: HTMLElement) => [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
const skeletonIn = (container: HTMLElement) => container.querySelector('[aria-hidden]');

beforeEach(() => {
  jest.useFakeTimers();
  onListed.mockClear();
});
afterEach(() => jest.useRealTimers());

const nextFrame = () => act(async () => jest.advanceTimersToNextFrame());

it('shows the first lines one per frame, in the room of their skeleton', async () => {
  const { container } = render(board(linesOf('a', 'b', 'c')));
  for (const shown of [['a'], ['a', 'b']]) {
    expect(textsIn(container)).toEqual(shown);
    expect(skeletonIn(container)?.children).toHaveLength(3);
    expect(onListed).not.toHaveBeenCalled();
    await nextFrame();
  }
  expect(textsIn(container)).toEqual(['a', 'b', 'c']);
  expect(skeletonIn(container)).toBeNull();
  expect(onListed).toHaveBeenCalledTimes(1);
});

it('begins in the frame after, without a skeleton, where nothing is below', async () => {
  const { container } = render(board(linesOf('a', 'b'), 'ofLines'));
  for (const shown of [[], ['a'], ['a', 'b']]) {
    expect(textsIn(container)).toEqual(shown);
    expect(skeletonIn(container)).toBeNull();
    await nextFrame();
  }
  expect(onListed).toHaveBeenCalledTimes(1);
});

it('shows at once what is there more or less later', async () => {
  const { container, rerender } = render(board(linesOf('a')));
  expect(textsIn(container)).toEqual(['a']);
  rerender(board(linesOf('a', 'b', 'c')));
  expect(textsIn(container)).toEqual(['a', 'b', 'c']);
  expect(skeletonIn(container)).toBeNull();
  expect(onListed).toHaveBeenCalledTimes(1);
});

it('ends its skeleton where no line leaves', () => {
  const { container } = render(board([]));
  expect(skeletonIn(container)).toBeNull();
  expect(onListed).toHaveBeenCalledTimes(1);
});
