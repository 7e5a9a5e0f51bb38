import { fakeHost } from '@halte/testkit';
import { HostProvider } from '@halte/ui/host';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LayerButton } from './LayerButton.tsx';

let mockIsOffline = true;

function renderMenu(opensOn: 'click' | 'hover') {
  window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList;
  const host = fakeHost({});
  render(
    <HostProvider host={host}>
      <LayerButton label="Menu" face="Menu" title="Menu" align="start" opensOn={opensOn}>
        <a href="/fr/index">Home</a>
      </LayerButton>
    </HostProvider>,
  );
  return { host, button: screen.getByRole('button', { name: 'Menu' }) };
}

jest.mock('./Layer.tsx', () => {
  if (mockIsOffline) throw new Error('offline');
  return jest.requireActual('./Layer.tsx');
});

it('stays closed and reports the error when its code cannot be loaded, and the next click retries', async () => {
  const { host, button } = renderMenu('click');
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  expect(host.calls).toEqual([expect.objectContaining({ call: 'report', where: 'popover' })]);
  mockIsOffline = false;
  await userEvent.click(button);
  expect(await screen.findByRole('link', { name: 'Home' })).toBeVisible();
});

it('opens for a mouse that rests on it, and not for a finger that passes', async () => {
  mockIsOffline = false;
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { button } = renderMenu('hover');
  await user.pointer({ keys: '[TouchA>]', target: button });
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.pointer({ keys: '[/TouchA]', target: document.body });
  await user.pointer({ pointerName: 'mouse', target: button });
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(button).toHaveAttribute('aria-expanded', 'true');
  jest.useRealTimers();
});
