import { fakeBackend, testApi } from '../testing/fakeBackend.ts';
import { type AddressFinder, createAddressFinder } from './finder.ts';

const POINT = { lat: 48.1, lon: 7.2 };
const HOUSE = { id: 'house', name: '12 Oak Street', city: 'Town', postCode: '67000', lat: 48.1, lon: 7.2 };

let backend: ReturnType<typeof fakeBackend>;
let finder: AddressFinder;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  backend = fakeBackend();
  finder = createAddressFinder(testApi());
});
afterEach(() => {
  backend.restore();
  jest.useRealTimers();
});

/** Whoever waits has waited, and what was ready has run. */
async function later(milliseconds: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(milliseconds);
}

async function asked(index: number) {
  await later(300);
  const question = backend.requests[index];
  if (!question) throw new Error('Nobody asked.');
  return {
    async answer(body: unknown, status?: number) {
      void question.answer(body, status);
      await later(1);
    },
    async fail() {
      void question.fail();
      await later(1);
    },
  };
}

it.each([
  ['found', HOUSE, 200],
  ['nothing', { code: 'nothing-near', title: 'Nothing' }, 404],
  ['failed', { code: 'internal', title: 'Broken' }, 500],
] as const)('says %s', async (status, body, code) => {
  finder.look(POINT);
  expect(finder.state.get()).toEqual({ status: 'asking', point: POINT, found: null });
  await (await asked(0)).answer(body, code);
  expect(finder.state.get()).toEqual({ status, point: POINT, found: code === 200 ? HOUSE : null });
});

it('says that it failed without a connection', async () => {
  finder.look(POINT);
  for (const attempt of [0, 1, 2]) {
    await (await asked(attempt)).fail();
    await later(1_000);
  }
  expect(finder.state.get().status).toBe('failed');
});

it('waits until the traveller stays, and asks once for one point', async () => {
  finder.look({ lat: 48, lon: 7 });
  await later(299);
  finder.look({ ...POINT });
  await later(299);
  expect(backend.requests).toHaveLength(0);
  finder.look({ ...POINT });
  await later(1);
  expect(backend.requests).toHaveLength(1);
});

it('does not hear who answers late', async () => {
  finder.look({ lat: 48, lon: 7 });
  const first = await asked(0);
  finder.look(POINT);
  await first.answer({ ...HOUSE, name: 'Elsewhere' });
  expect(finder.state.get().status).toBe('asking');
  await (await asked(1)).answer(HOUSE);
  expect(finder.state.get().found?.name).toBe('12 Oak Street');
});

it('is stopped', async () => {
  finder.look(POINT);
  finder.stop();
  await later(1000);
  expect(backend.requests).toHaveLength(0);
});

describe('settled', () => {
  it('waits for the answer', async () => {
    finder.look(POINT);
    const question = await asked(0);
    const settled = finder.settled(1500);
    await question.answer(HOUSE);
    expect((await settled).found).toEqual(HOUSE);
  });

  it('says what is known when patience ends', async () => {
    finder.look(POINT);
    const settled = finder.settled(1500);
    await later(1500);
    expect(await settled).toEqual({ status: 'asking', point: POINT, found: null });
  });
});
