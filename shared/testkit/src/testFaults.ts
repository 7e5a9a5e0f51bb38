import type { Messages } from '@halte/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { type BackendRequest, type FakeBackend, fakeBackend } from './fakeBackend.ts';
import { FAULTS } from './faults.ts';

export interface FaultyScreen {
  /** Renders the screen and its messages, in English. */
  readonly render: () => Promise<void>;
  /** Answers a request of the screen once the fault is over. */
  readonly answer: (request: BackendRequest) => void;
  /** Messages of the problems, in English. */
  readonly problemMessages: () => Promise<Messages>;
  /** Expects what the screen shows of these answers. */
  readonly expectContent: () => void;
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Declares a test of a screen for each fault: the number of requests, the message of the problem, and a successful retry afterwards. */
export function testFaults(name: string, { render, answer, problemMessages, expectContent }: FaultyScreen): void {
  describe(name, () => {
    let backend: FakeBackend;

    beforeEach(() => {
      jest.useFakeTimers();
    });
    afterEach(() => {
      backend.restore();
      jest.useRealTimers();
    });

    it.each(FAULTS)(
      'a bounded number of calls under $name, a message, and "try again" helps afterwards',
      async (fault) => {
        let isFaulty = true;
        backend = fakeBackend((request) => (isFaulty ? fault.react(request) : answer(request)));
        await render();
        await wait(600_000);
        expect(backend.requests).toHaveLength(fault.pageCalls ?? fault.calls);
        const { [`problem.${fault.kind}.text`]: message = '' } = await problemMessages();
        expect(screen.getByRole('alert')).toHaveTextContent(message);
        isFaulty = false;
        fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
        await wait(1_000);
        expectContent();
        expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      },
    );
  });
}
