import { createReloadableResource } from './reloadableResource.ts';

function resource(...loads: readonly (string | Error | Promise<string>)[]) {
  const changes: string[] = [];
  const lines: string[] = [];
  let count = 0;
  const made = createReloadableResource<string>({
    async load() {
      const next = loads[count++] ?? new Error('There is nothing more.');
      if (next instanceof Error) throw next;
      return next;
    },
    versionOf: (value) => value.charAt(0),
    now: () => 1_000 + count,
    onChange: (value) => changes.push(value),
    report: (line) => lines.push(line),
  });
  return { ...made, changes, lines };
}

it('has nothing before it has started', async () => {
  const { current, start, changes, lastReload } = resource('a');
  expect(current()).toBeNull();
  await start();
  expect([current(), changes, lastReload()]).toEqual(['a', ['a'], null]);
});

it('fails to start when there is no last good one to use', async () => {
  await expect(resource(new Error('No timetable.')).start()).rejects.toThrow('No timetable.');
});

it('changes over to what is loaded again', async () => {
  const { start, reload, current, changes, lastReload } = resource('a', 'b');
  await start();
  await reload();
  expect([current(), changes, lastReload()]).toEqual(['b', ['a', 'b'], { at: 1_002, problem: null }]);
});

it('keeps what is there when nothing has changed', async () => {
  const { start, reload, current, changes } = resource('a1', 'a2');
  await start();
  await reload();
  expect([current(), changes]).toEqual(['a1', ['a1']]);
});

it('keeps the last good one, says why, and recovers', async () => {
  const { start, reload, current, lastReload, lines } = resource('a', new Error('stops.txt is missing.'), 'b');
  await start();
  await reload();
  expect([current(), lastReload()]).toEqual(['a', { at: 1_002, problem: 'stops.txt is missing.' }]);
  expect(lines.at(-1)).toBe('could not load again, what was there stays: stops.txt is missing.');
  await reload();
  expect([current(), lastReload()?.problem]).toEqual(['b', null]);
});

it('has no problem any more while the next one waits for its time, unless that fails', async () => {
  const due = Promise.withResolvers<string>();
  const loads = [async () => 'a', async () => Promise.reject(new Error('It is over.')), () => due.promise];
  const { start, reload, current, lastReload } = createReloadableResource<string>({
    load(isGood) {
      const next = loads.shift()!();
      if (loads.length !== 1) isGood();
      return next;
    },
    versionOf: (value) => value,
    now: () => 1_000,
    onChange: () => undefined,
    report: () => undefined,
  });
  await start();
  expect(lastReload()).toBeNull();
  await reload();
  expect(lastReload()?.problem).toBe('It is over.');
  const waiting = reload();
  expect([current(), lastReload()?.problem]).toEqual(['a', null]);
  due.reject(new Error('It was replaced.'));
  await waiting;
  expect([current(), lastReload()?.problem]).toEqual(['a', 'It was replaced.']);
});

it('stays in use while the next one is being loaded, and loads one at a time', async () => {
  const next = Promise.withResolvers<string>();
  const { start, reload, current, changes } = resource('a', next.promise, 'c');
  await start();
  const attempts = [reload(), reload()];
  expect(current()).toBe('a');
  next.resolve('b');
  await Promise.all(attempts);
  expect(changes).toEqual(['a', 'b']);
});
