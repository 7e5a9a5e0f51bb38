import '@testing-library/jest-dom';
import type { HostServices, View } from '@halte/contract';
import { addMessages, initI18n } from '@halte/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../messages/en.ts';
import { RemoteFailure } from '../remotes/failure.ts';
import { createLoadable } from '../remotes/loadable.ts';
import { AreaOutlet } from './AreaOutlet.tsx';

const report = jest.fn();
const host = { report } as unknown as HostServices;
const Timetable: View = ({ query }) => <h1>Line {query.id}</h1>;

function deferred() {
  const { promise, resolve, reject } = Promise.withResolvers<View>();
  return { run: () => promise, resolve, reject };
}

function show(run: () => Promise<View>, discard = () => {}) {
  const loadable = createLoadable({ run, discard, onFailure: () => {} });
  render(
    <main id="content" tabIndex={-1}>
      <AreaOutlet screen={loadable} host={host} params={{}} query={{ id: '4' }} />
    </main>,
  );
}

beforeAll(() => {
  initI18n({ locale: 'en', apiKey: 'k' });
  addMessages('host', 'en', messages);
});
afterEach(() => {
  jest.useRealTimers();
  report.mockClear();
});

describe('AreaOutlet', () => {
  it('shows the skeleton, a message when it is slow, then the screen', async () => {
    jest.useFakeTimers();
    const { run, resolve } = deferred();
    show(run);
    expect(screen.getByRole('status')).toHaveTextContent('');
    act(() => jest.advanceTimersByTime(2000));
    expect(screen.getByRole('status')).toHaveTextContent(messages['slot.slow']!);
    await act(async () => resolve(Timetable));
    expect(screen.getByRole('heading')).toHaveTextContent('Line 4');
  });

  it('shows what failed and what still works, and retries', async () => {
    let up = false;
    show(async () => {
      if (!up) throw new RemoteFailure('network', 'no answer');
      return Timetable;
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(messages['slot.failed.network']!);
    expect(alert).toHaveTextContent(messages['slot.failed.rest']!);
    up = true;
    await userEvent.click(screen.getByRole('button', { name: messages['slot.retry']! }));
    expect(await screen.findByRole('heading')).toHaveTextContent('Line 4');
  });

  it('recovers when the network is back, and moves the focus on a retry', async () => {
    let up = false;
    show(async () => {
      if (!up) throw new RemoteFailure('network', 'no answer');
      return Timetable;
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(messages['slot.failed.itself']!);
    await userEvent.click(screen.getByRole('button', { name: messages['slot.retry']! }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    await screen.findByRole('alert');
    up = true;
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('heading')).toHaveTextContent('Line 4');
  });

  it('promises no recovery where only another build helps', async () => {
    const run = jest.fn(() => Promise.reject(new RemoteFailure('wrong-contract', 'contract 2')));
    show(run);
    expect(await screen.findByRole('alert')).not.toHaveTextContent(messages['slot.failed.itself']!);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('catches a crash, reports it, and loads another copy on a retry', async () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
    const Fragile: View = () => {
      throw new Error('boom');
    };
    const copies = [Fragile, Timetable];
    const run = async () => copies[0] as View;
    show(run, () => void copies.shift());
    expect(await screen.findByRole('alert')).toHaveTextContent(messages['slot.failed.crashed']!);
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'crashed', message: 'Error: boom' }), 'render');
    await userEvent.click(screen.getByRole('button', { name: messages['slot.retry']! }));
    expect(await screen.findByRole('heading')).toHaveTextContent('Line 4');
    silent.mockRestore();
  });
});
