import { fakeHost } from '@halte/testkit';
import { HostProvider } from '@halte/ui/host';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LayerButton } from './LayerButton.tsx';

let mockIsOffline = true;
jest.mock('./Layer.tsx', () => {
  if (mockIsOffline) throw new Error('offline');
  return jest.requireActual('./Layer.tsx');
});

it('stays closed and reports the error when its code cannot be loaded, and the next click retries', async () => {
  window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList;
  const host = fakeHost({});
  render(
    <HostProvider host={host}>
      <LayerButton label="Menu" face="Menu" title="Menu" align="start" opensOn="click">
        <a href="/fr/index">Home</a>
      </LayerButton>
    </HostProvider>,
  );
  const button = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  expect(host.calls).toEqual([expect.objectContaining({ call: 'report', where: 'popover' })]);
  mockIsOffline = false;
  await userEvent.click(button);
  expect(await screen.findByRole('link', { name: 'Home' })).toBeVisible();
});
