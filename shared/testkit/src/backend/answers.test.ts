import { type ApiDocument, documentedAnswers, HOSTILE_ADDRESS, hostileAnswer, MARKUP, ownAnswers } from './answers.ts';
import { answerOf, fakeAnswer } from './fakeAnswers.ts';

const text = { type: 'string' };

const DOCUMENT: ApiDocument = {
  components: {
    schemas: {
      Line: {
        properties: {
          id: text,
          name: text,
          mode: { type: 'string', enum: ['tram', 'bus'] },
          from: { type: 'string', format: 'date' },
          url: { type: 'string', format: 'uri' },
          words: { type: 'array', items: { anyOf: [text, { type: 'null' }] } },
          byLanguage: { additionalProperties: text },
          pair: { prefixItems: [{ type: 'number' }, text] },
        },
      },
    },
  },
  paths: {
    '/lines/{id}': {
      get: {
        responses: {
          400: { content: { 'application/json': { example: { code: 'no' } } } },
          200: {
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Line' },
                example: {
                  ...{ id: 'A', name: 'Gare', mode: 'tram', from: '2026-11-01', url: 'https://a.example' },
                  ...{ words: ['Parc', null], byLanguage: { fr: 'Gare' }, pair: [1, 'Parc'] },
                },
              },
            },
          },
        },
      },
      delete: { responses: { 204: {} } },
    },
    '/lines/first': { get: { responses: { 200: { content: { 'application/json': { example: { lines: [1] } } } } } } },
  },
};

const answers = documentedAnswers(DOCUMENT);
const ask = (path: string, situation: Parameters<typeof fakeAnswer>[1]['situation'], method = 'GET') =>
  fakeAnswer(answers, { method, path, situation });
const bodyOf = (answer: ReturnType<typeof ask>) => JSON.parse(answer?.body ?? '');

it('answers with the example of the call that succeeds', () => {
  expect(ask('/lines/7', 'good')).toMatchObject({ status: 200, headers: { 'content-type': 'application/json' } });
  expect(bodyOf(ask('/lines/7', 'good')).name).toBe('Gare');
  expect(ask('/lines/7', 'good', 'DELETE')).toMatchObject({ status: 204, body: '' });
  expect(bodyOf(ask('/lines/first', 'good'))).toEqual({ lines: [1] });
});

it('writes markup into each text that may be any, and a script into each address', () => {
  expect(bodyOf(ask('/lines/7', 'hostile'))).toEqual({
    ...{ id: 'A', name: MARKUP, mode: 'tram', from: '2026-11-01', url: HOSTILE_ADDRESS },
    ...{ words: [MARKUP, null], byLanguage: { fr: MARKUP }, pair: [1, MARKUP] },
  });
});

it('fails in each way', () => {
  expect(bodyOf(ask('/lines/first', 'nothing'))).toEqual({ lines: [] });
  expect(ask('/lines/first', '500')?.status).toBe(500);
  expect(() => bodyOf(ask('/lines/first', 'malformed'))).toThrow(SyntaxError);
  expect(ask('/lines/first', 'no body')).toMatchObject({ status: 200, body: '' });
  expect(ask('/lines/first', 'slow')).toBeNull();
});

it('says what to do of a call that nobody knows', () => {
  expect(ask('/stops', 'good')?.status).toBe(404);
  expect(bodyOf(ask('/stops', 'good')).message).toBe(
    'Nobody has said what GET /stops answers: say it in remote.answers.ts.',
  );
  expect(ask('/lines/7/stops', 'good')?.status).toBe(404);
});

it('takes what a remote says of its own calls first', () => {
  const own = ownAnswers({ 'GET /lines/first': { own: true }, 'GET https://api.example/a.b': ['Gare'] });
  expect(answerOf([...own, ...answers], 'GET', '/lines/first')?.body).toEqual({ own: true });
  expect(answerOf(own, 'GET', 'https://api.example/a.b')?.hostile).toEqual([MARKUP]);
  expect(answerOf(own, 'GET', 'https://api.example/aXb')).toBeNull();
});

it.each([
  ['Gare', MARKUP],
  ['2026-11-01T10:00:00Z', '2026-11-01T10:00:00Z'],
  ['10:30', '10:30'],
  ['48.1,7.2', '48.1,7.2'],
  ['#00ff00', '#00ff00'],
  ['STOP_POINT', 'STOP_POINT'],
  ['https://a.example', HOSTILE_ADDRESS],
  [
    { lineId: 'Gare', name: 'A' },
    { lineId: 'Gare', name: MARKUP },
  ],
  [
    [1, true, null],
    [1, true, null],
  ],
])('of a value that no schema describes: %j', (given, expected) => {
  expect(hostileAnswer(given)).toEqual(expected);
});
