import type { ToastType } from '@halte/contract';
import { addMessages, initI18n } from '@halte/i18n';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type App, AppContext } from '../context/appContext.ts';
import { messages } from '../messages/en.ts';
import { createToastStack } from '../services/toasts.ts';
import { Toasts } from './Toasts.tsx';

const WIDTH = 320;

function show(...texts: readonly string[]) {
  const toasts = createToastStack();
  const raise = (message: string, type: ToastType = 'info') => toasts.show({ type, message });
  for (const text of texts) raise(text);
  render(
    <AppContext value={{ toasts } as unknown as App}>
      <Toasts />
    </AppContext>,
  );
  return raise;
}

const shown = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const later = () => act(() => jest.advanceTimersByTime(1000));

function swipe(text: string, share: number): void {
  const toast = screen.getByText(text).closest<HTMLElement>('.Toastify__toast')!;
  Object.defineProperty(toast, 'offsetWidth', { value: WIDTH, configurable: true });
  // jsdom has no pointer events; mouse events have every property that is read.
  const pointer = (type: string, clientX: number) => new MouseEvent(type, { clientX, bubbles: true });
  fireEvent(toast, pointer('pointerdown', 0));
  fireEvent(document, pointer('pointermove', WIDTH * share));
  fireEvent(document, pointer('pointerup', WIDTH * share));
  later();
}

beforeAll(() => {
  initI18n({ locale: 'en', apiKey: 'k' });
  addMessages('host', 'en', messages);
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows them at the bottom, in the middle, the newest nearest the edge', () => {
  const raise = show('first', 'second');
  act(() => raise('third'));
  later();
  expect(document.querySelector('.Toastify__toast-container--bottom-center')).toContainElement(
    screen.getByText('third'),
  );
  expect(shown()).toEqual(['first', 'second', 'third']);
});

it('shows each as what it is', () => {
  const types = ['success', 'error', 'warning', 'info'] as const;
  const raise = show();
  for (const type of types) act(() => raise(`is ${type}`, type));
  later();
  for (const type of types) expect(document.querySelector(`.Toastify__toast--${type}`)).toHaveTextContent(`is ${type}`);
});

it('shows each for five seconds', () => {
  show('brief');
  later();
  // The library counts by a CSS animation, which jsdom does not play.
  const clock = screen.getByRole('progressbar', { hidden: true });
  expect(clock).toHaveStyle({ animationDuration: '5000ms' });
  fireEvent.animationEnd(clock);
  fireEvent.animationEnd(screen.getByText('brief').closest('.Toastify__toast')!);
  later();
  expect(shown()).toEqual([]);
});

it('shows twenty at most: the oldest leaves', () => {
  const raise = show();
  for (let count = 1; count <= 21; count += 1) act(() => raise(`no. ${count}`));
  later();
  fireEvent.animationEnd(screen.getByText('no. 1').closest('.Toastify__toast')!);
  later();
  expect(shown()).toHaveLength(20);
  expect(shown().at(0)).toBe('no. 2');
});

it('goes when it is dragged over more than 60 % of its width', () => {
  show('dragged');
  later();
  swipe('dragged', 0.55);
  expect(shown()).toEqual(['dragged']);
  swipe('dragged', -0.65);
  expect(shown()).toEqual([]);
});
