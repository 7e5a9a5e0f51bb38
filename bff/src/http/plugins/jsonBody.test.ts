import { fastify } from 'fastify';
import { parseJsonBodies } from './jsonBody.ts';

/** The turn of the event loop in which each of several concurrent bodies was parsed. */
async function turnsOf(letters: number): Promise<number[]> {
  const app = fastify({ bodyLimit: 1_048_576 });
  parseJsonBodies(app);
  let [turn, isOver] = [0, false];
  const next = () => {
    turn++;
    if (!isOver) setImmediate(next);
  };
  app.post('/', async () => ({ turn }));
  await app.ready();
  setImmediate(next);
  const payload = JSON.stringify({ text: 'x'.repeat(letters) });
  const headers = { 'content-type': 'application/json' };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => app.inject({ method: 'POST', url: '/', headers, payload })),
  );
  isOver = true;
  return answers.map((answer) => answer.json().turn).sort((a, b) => a - b);
}

it('reads one large body in each turn, so that other callers are answered in between', async () => {
  const turns = await turnsOf(100_000);
  expect(new Set(turns).size).toBe(5);
});

it('reads small ones as they come', async () => {
  const turns = await turnsOf(10);
  expect(new Set(turns).size).toBe(1);
});
