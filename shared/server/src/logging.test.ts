import fastify from 'fastify';
import { type LogOptions, logAnswers, logOptions } from './logging.ts';

async function linesOf(options: Partial<LogOptions>) {
  const lines: string[] = [];
  const app = fastify({
    ...logOptions({ service: 'test', level: 'info', sink: { write: (line) => lines.push(line) }, ...options }),
  });
  logAnswers(app);
  app.get('/lines/:id', async () => 'a line');
  app.get('/broken', async (request) => {
    request.log.error(Object.assign(new Error('secret'), { code: 'E1' }));
    return '';
  });
  await app.inject('/lines/7?near=home');
  await app.inject('/broken');
  await app.close();
  return lines.map((line) => JSON.parse(line));
}

it('writes one JSON object for each answer, with the pattern of the route and no address', async () => {
  const [line] = await linesOf({});
  const { time, reqId, milliseconds, ...rest } = line;
  expect(rest).toEqual({
    level: 30,
    service: 'test',
    method: 'GET',
    route: '/lines/:id',
    status: 200,
    msg: 'answered',
  });
  expect(new Date(time).toISOString()).toBe(time);
  expect([typeof reqId, typeof milliseconds]).toEqual(['string', 'number']);
});

it.each([
  ['warn', [50]],
  ['silent', []],
] as const)('at level %s writes lines of the levels %j', async (level, levels) => {
  expect((await linesOf({ level })).map((line) => line.level)).toEqual(levels);
});

it('writes errors as its caller says, in full by default', async () => {
  const [full] = await linesOf({ level: 'error' });
  expect(full.err).toMatchObject({ type: 'Error', message: 'secret', code: 'E1' });
  const [short] = await linesOf({ level: 'error', err: ({ code }) => ({ type: 'x', message: '', stack: '', code }) });
  expect(short.err).toEqual({ type: 'x', message: '', stack: '', code: 'E1' });
});
