import { createTabs } from './tabs.ts';

it('remembers by tab and key, and forgets', () => {
  const tabs = createTabs<number>();
  tabs.set('a', 'x', 1);
  tabs.set('b', 'x', 2);
  expect([tabs.get('a', 'x'), tabs.get('b', 'x'), tabs.get('a', 'y'), tabs.get('c', 'x')]).toEqual([
    1,
    2,
    undefined,
    undefined,
  ]);
  expect([tabs.delete('a', 'x'), tabs.delete('a', 'x'), tabs.delete('c', 'x')]).toEqual([true, false, false]);
  expect([...tabs.all('b')]).toEqual([['x', 2]]);
});

it('remembers 20 tabs, those that asked last, and of each the last 300', () => {
  const tabs = createTabs<number>();
  for (let tab = 0; tab < 20; tab += 1) tabs.set(`tab ${tab}`, 'x', tab);
  tabs.set('tab 0', 'y', 0);
  tabs.set('tab 20', 'x', 0);
  expect([tabs.get('tab 0', 'x'), tabs.get('tab 1', 'x'), tabs.get('tab 2', 'x')]).toEqual([0, undefined, 2]);
  for (let key = 0; key < 301; key += 1) tabs.set('tab 0', `key ${key}`, key);
  expect(tabs.all('tab 0').size).toBe(300);
  expect([tabs.get('tab 0', 'x'), tabs.get('tab 0', 'key 0'), tabs.get('tab 0', 'key 300')]).toEqual([
    undefined,
    undefined,
    300,
  ]);
});
