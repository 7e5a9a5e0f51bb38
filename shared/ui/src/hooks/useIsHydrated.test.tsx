import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useIsHydrated } from './useIsHydrated.ts';

const seen: boolean[] = [];

function Page() {
  const isHydrated = useIsHydrated();
  seen.push(isHydrated);
  return <p>{isHydrated ? 'the width of the window' : 'any width'}</p>;
}

beforeEach(() => {
  seen.length = 0;
});

it('is false in markup and in the render that takes it over, then true', async () => {
  document.body.innerHTML = renderToString(<Page />);
  expect(document.body.textContent).toBe('any width');
  const onRecoverableError = jest.fn();
  await act(async () => hydrateRoot(document.body, <Page />, { onRecoverableError }));
  expect(document.body.textContent).toBe('the width of the window');
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(new Set(seen.slice(0, seen.indexOf(true)))).toEqual(new Set([false]));
});

it('is true in the first render without markup', () => {
  render(<Page />);
  expect(new Set(seen)).toEqual(new Set([true]));
});
