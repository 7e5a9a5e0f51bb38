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

function show(run: () => Promise<View>) {
  const loadable = createLoadable({ run, onFailure: () => {} });
  render(<AreaOutlet screen={loadable} host={host} params={{}} query={{ id: '4' }} />);
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
  it('shows the shape, then words once it is slow, then the screen', async () => {
    jest.useFakeTimers();
    const { run, resolve } = deferred();
    show(run);
    expect(screen.getByRole('status')).toHaveTextContent('');
    act(() => jest.advanceTimersByTime(2000));
    expect(screen.getByRole('status')).toHaveTextContent(messages['slot.slow']!);
    await act(async () => resolve(Timetable));
    expect(screen.getByRole('heading')).toHaveTextContent('Line 4');
  });

  it('says what happened and what still works, and tries again', async () => {
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

  it('keeps a crash inside, tells the operator, and draws again when asked', async () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
    let broken = true;
    const Fragile: View = (props) => {
      if (broken) throw new Error('boom');
      return Timetable(props);
    };
    show(async () => Fragile);
    expect(await screen.findByRole('alert')).toHaveTextContent(messages['slot.failed.crashed']!);
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'boom' }), 'render');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: messages['slot.retry']! }));
    expect(screen.getByRole('heading')).toHaveTextContent('Line 4');
    silent.mockRestore();
  });
});
