import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from './open.ts';
import { statementName, type WatchStore } from './watch.ts';

it.each([
  ['SELECT name FROM migrations LIMIT 1', 'SELECT migrations'],
  ['\n  SELECT a, (b) AS c\n FROM users WHERE email = $1', 'SELECT users'],
  ['INSERT INTO outbox (id) VALUES ($1)', 'INSERT outbox'],
  ['UPDATE carts SET tenant = (SELECT MAX(tenant) FROM others)', 'UPDATE carts'],
  ['DELETE FROM attempts WHERE at < (SELECT at FROM other)', 'DELETE attempts'],
  ['SELECT 1', 'SELECT'],
  ['', 'other'],
])('calls %j %j', (sql, name) => {
  expect(statementName(sql)).toBe(name);
});

it('is told each statement and transaction of a store, with the parts of these, and no value', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'halte-watch-'));
  const calls: string[] = [];
  const watch: WatchStore = (name, isPart, call) => {
    calls.push(isPart ? `  ${name}` : name);
    return call();
  };
  const store = await openStore({ database: null, folder, watch });
  try {
    const owner = { tenant: 'azur', kind: 'email', key: 'camille@example.org' } as const;
    await store.carts.change(owner, () => ({ items: ['secret'] }));
    await store.check();
    expect(calls[0]).toBe('transaction');
    expect(calls).toContain('  INSERT carts');
    expect(calls.at(-1)).toBe('SELECT migrations');
    expect(calls.join()).not.toMatch(/camille|azur|secret/);
    const failing = store.sessions.create({ tokenHash: 't', userId: 'nobody', createdAt: 0, expiresAt: 1, device: '' });
    await expect(failing).rejects.toThrow(/FOREIGN KEY/);
    expect(store.load()).toEqual({ busy: 0, idle: 2, waiting: 0, isCircuitOpen: false });
    const asked = [store.check(), store.check(), store.check()];
    expect(store.load()).toEqual({ busy: 1, idle: 1, waiting: 2, isCircuitOpen: false });
    await Promise.all(asked);
  } finally {
    await store.close();
    await rm(folder, { recursive: true });
  }
});
