import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { heldFrames } from '../testing/heldFrames.ts';
import { InFrames } from './InFrames.tsx';

const frames = heldFrames();

const rendered = jest.fn<void, [string]>();
function Part({ name }: { readonly name: string }): ReactNode {
  rendered(name);
  return name;
}

const page = (names: readonly string[]) => (
  <InFrames>
    {null}
    {names.map((name) => (
      <Part key={name} name={name} />
    ))}
  </InFrames>
);

it('shows one more part in each frame, and renders those before it no more', async () => {
  rendered.mockClear();
  const { container } = render(page(['a', 'b', 'c']));
  const seen = [container.textContent];
  while (frames.areRequested()) {
    await frames.next();
    seen.push(container.textContent);
  }
  expect(seen).toEqual(['a', 'ab', 'abc']);
  expect(rendered.mock.calls.flat()).toEqual(['a', 'b', 'c']);
});

it('shows at once what is there more or less when all were shown', async () => {
  const { container, rerender } = render(page(['a', 'z']));
  await frames.next();
  rerender(page(['a', 'b', 'c', 'z']));
  expect(container.textContent).toBe('abcz');
  rerender(page(['z']));
  expect(container.textContent).toBe('z');
});
