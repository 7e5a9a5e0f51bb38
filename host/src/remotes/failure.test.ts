import { classify, failedFileOf, isFileLoadError, NO_PROBE_RESULT, RemoteFailure } from './failure.ts';

/** As webpack makes them. */
function chunkError(type: string, fields: object = {}): Error {
  const error = new Error(`Loading chunk 12 failed. (${type}: http://localhost/remotes/schedules/12.js)`);
  return Object.assign(error, {
    name: 'ChunkLoadError',
    type,
    request: 'http://localhost/remotes/schedules/12.js',
    ...fields,
  });
}

const answering = (status: number, type = 'text/javascript') => ({ answer: { status, type }, thrown: null });
const throwing = (thrown: string) => ({ ...answering(200), thrown });
const entryError = new Error('RUNTIME-008 … ScriptNetworkError: Failed to load script');
const styleError = Object.assign(new Error('x'), { code: 'CSS_CHUNK_LOAD_FAILED', type: 'error' });
const executionError = (message: string) => new Error(`RUNTIME-008 ScriptExecutionError: Script threw: ${message}`);

describe('classify', () => {
  it.each([
    ['an entry that did not come', entryError, NO_PROBE_RESULT, 'network'],
    ['the same, with an answer from the server', entryError, answering(503), 'server-error'],
    ['an entry that is HTML', entryError, answering(200, 'text/html; charset=utf-8'), 'invalid-module'],
    ['an entry that threw', executionError('Error: boom'), NO_PROBE_RESULT, 'crashed'],
    ['an entry that was cut off', executionError('SyntaxError: Unexpected end'), NO_PROBE_RESULT, 'invalid-module'],
    [
      'an entry that hung',
      new Error('RUNTIME-008 ScriptNetworkError: Script "x" timed out.'),
      NO_PROBE_RESULT,
      'timeout',
    ],
    [
      'an entry without a container',
      new Error('RUNTIME-001 Failed to get exports.'),
      NO_PROBE_RESULT,
      'invalid-module',
    ],
    ['a chunk that is gone', chunkError('error'), answering(404), 'server-error'],
    ['a chunk while the server is well', chunkError('error'), answering(200), 'network'],
    ['a chunk without a network', chunkError('error'), NO_PROBE_RESULT, 'network'],
    ['a chunk that is HTML', chunkError('error'), answering(200, 'text/html'), 'invalid-module'],
    ['a chunk that threw', chunkError('missing'), throwing('TypeError'), 'crashed'],
    ['a chunk that was cut off', chunkError('missing'), throwing('SyntaxError'), 'invalid-module'],
    ['a script that brought no chunk', chunkError('missing'), answering(200), 'invalid-module'],
    ['a chunk that hung', chunkError('timeout'), NO_PROBE_RESULT, 'timeout'],
    ['a stylesheet', styleError, NO_PROBE_RESULT, 'network'],
    ['a stylesheet that hung', { ...styleError, type: 'timeout' }, NO_PROBE_RESULT, 'timeout'],
    ['a fetch', new TypeError('Failed to fetch'), NO_PROBE_RESULT, 'network'],
    ['a module that threw', new Error('boom'), answering(404), 'crashed'],
    ['something that is no error', 'boom', NO_PROBE_RESULT, 'crashed'],
    ['a failure that is known', new RemoteFailure('timeout', 'late'), answering(404), 'timeout'],
  ] as const)('%s', (_, error, evidence, code) => {
    expect(classify(error, evidence)).toBe(code);
  });
});

it('finds the file that could not be loaded', () => {
  expect(failedFileOf(chunkError('error'))).toBe('http://localhost/remotes/schedules/12.js');
  expect(failedFileOf(entryError)).toBeNull();
  expect([entryError, styleError, chunkError('missing')].map(isFileLoadError)).toEqual([true, true, true]);
  expect([new Error('boom'), undefined, null].map(isFileLoadError)).toEqual([false, false, false]);
});
