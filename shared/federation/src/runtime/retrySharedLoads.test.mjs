import assert from 'node:assert/strict';
import test from 'node:test';
import retrySharedLoads from './retrySharedLoads.mjs';

const PACKAGE = '@halte/map-core';

/** Registers a shared module with the plugin, as the federation runtime does. */
function registered(get) {
  const entry = { loading: 'a promise' };
  const shared = { get, scope: ['default'], version: '1.0.0' };
  const origin = { shareScopeMap: { default: { [PACKAGE]: { '1.0.0': entry } } } };
  retrySharedLoads().beforeRegisterShare({ origin, pkgName: PACKAGE, shared });
  return { get: shared.get, entry };
}

test('a shared module has run in a task of its own before anything takes it', async () => {
  const seen = [];
  const factory = () => seen.push('module');
  const { get } = registered(async () => factory);
  const loading = get();
  queueMicrotask(() => queueMicrotask(() => seen.push('task of its file')));
  assert.equal(await loading, factory);
  assert.deepEqual(seen, ['task of its file', 'module']);
});

test('a shared module that throws fails where it is taken, not where it is loaded', async () => {
  const factory = () => {
    throw new Error('broken');
  };
  const { get } = registered(async () => factory);
  assert.throws(await get(), /broken/);
});

test('a module that could not be loaded is loaded again', async () => {
  const { get, entry } = registered(() => Promise.reject(new Error('lost')));
  await assert.rejects(get(), /lost/);
  assert.equal(entry.loading, null);
});

test('a module of the first download stays what it is', () => {
  const factory = () => 'module';
  assert.equal(registered(() => factory).get(), factory);
});
