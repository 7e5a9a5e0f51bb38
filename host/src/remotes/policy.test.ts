import { classify, RemoteFailure } from './failure.ts';
import { type FailedNavigation, mayPrefetch, pauseBeforeRetry, shouldReload } from './policy.ts';

function named(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}

describe('classify', () => {
  it.each([
    [
      'an entry that did not come',
      new Error('RUNTIME-008 … ScriptNetworkError: Failed to load script'),
      null,
      'network',
    ],
    [
      'the same, with an answer from the server',
      new Error('ScriptNetworkError: Failed to load script'),
      503,
      'server-error',
    ],
    ['a file that is gone', named('ChunkLoadError', 'Loading chunk 12 failed.'), 404, 'server-error'],
    ['a chunk while the server is well', named('ChunkLoadError', 'Loading chunk 12 failed.'), 200, 'network'],
    ['a stylesheet', Object.assign(new Error('x'), { code: 'CSS_CHUNK_LOAD_FAILED' }), null, 'network'],
    ['a fetch', new TypeError('Failed to fetch'), null, 'network'],
    [
      'an entry without a container',
      new Error('RUNTIME-001 Failed to get remoteEntry exports.'),
      null,
      'invalid-module',
    ],
    ['a module that threw', new Error('boom'), null, 'crashed'],
    ['something that is no error', 'boom', null, 'crashed'],
    ['a failure that is known', new RemoteFailure('timeout', 'late'), 200, 'timeout'],
  ] as const)('%s', (_, error, status, code) => {
    expect(classify(error, status)).toBe(code);
  });
});

describe('pauseBeforeRetry', () => {
  it.each([
    ['network', 1, 300],
    ['network', 2, 900],
    ['network', 3, null],
    ['timeout', 1, null],
    ['server-error', 1, null],
    ['crashed', 1, null],
    ['wrong-contract', 1, null],
  ] as const)('%s after attempt %i: %s', (code, attempts, pause) => {
    expect(pauseBeforeRetry(code, attempts)).toBe(pause);
  });
});

describe('shouldReload', () => {
  const failed: FailedNavigation = { code: 'network', path: '/fr/schedules', marker: null, now: 100_000 };
  it.each([
    ['once', failed, true],
    ['not again within ten seconds', { ...failed, marker: { path: '/fr/schedules', at: 90_001 } }, false],
    ['again later', { ...failed, marker: { path: '/fr/schedules', at: 90_000 } }, true],
    ['for another target', { ...failed, marker: { path: '/fr', at: 99_999 } }, true],
    ['when files are gone', { ...failed, code: 'server-error' }, true],
    ['not for a remote that is wrong', { ...failed, code: 'invalid-module' }, false],
    ['not for one that is slow', { ...failed, code: 'timeout' }, false],
  ] as const)('%s', (_, situation, expected) => {
    expect(shouldReload(situation)).toBe(expected);
  });
});

describe('mayPrefetch', () => {
  it.each([
    [undefined, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
  ])('%j: %s', (connection, expected) => {
    expect(mayPrefetch(connection)).toBe(expected);
  });
});
