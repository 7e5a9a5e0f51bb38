import { parseRegistry } from '@halte/contract/registry';
import { prunable } from './prunable.ts';

const NOW = Date.parse('2026-03-31T12:00:00Z');

/** `do version day`; days before now. */
function prunedOf(...lines: string[]): readonly string[] {
  const events = lines.map((line) => {
    const [kind, version, day] = line.split(' ');
    const at = new Date(NOW - Number(day) * 86_400_000).toISOString();
    const more = kind === 'withdraw' ? { why: 'x' } : kind?.endsWith('pin') ? { tenants: ['demo'] } : {};
    return { at, by: 'lea', remote: 'parking', do: kind, ...(kind === 'unpin' ? {} : { version }), ...more };
  });
  const parsed = parseRegistry({ schema: 1, remotes: { parking: { base: '/remotes/parking/' } }, events });
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  return prunable(parsed.registry, 'parking', NOW);
}

const ALL = ['publish 1 90', 'publish 2 90', 'publish 3 90', 'publish 4 90', 'publish 5 90'];
const released = (...versions: number[]) => versions.map((version) => `release ${version} ${80 - version}`);

it.each<[string, readonly string[], readonly string[]]>([
  ['what was never released, a month later', ALL, ['1', '2', '3', '4', '5']],
  ['nothing that was published lately', ['publish 1 29'], []],
  ['what is behind three that all get', [...ALL, ...released(1, 2, 3, 4, 5)], ['1', '2']],
  ['nothing that is in force, however old', [...ALL, ...released(1, 2, 3)], ['4', '5']],
  ['no pinned one', [...ALL, ...released(1, 2, 3, 4, 5), 'pin 1 70'], ['2']],
  ['none whose pin was taken off lately', [...ALL, ...released(1, 2, 3, 4, 5), 'pin 1 70', 'unpin 1 10'], ['2']],
  ['a withdrawn one', [...ALL, ...released(1, 2), 'withdraw 2 40'], ['2', '3', '4', '5']],
  ['none that was withdrawn lately: it is in open pages', [...ALL, ...released(1, 2), 'withdraw 2 3'], ['3', '4', '5']],
  ['none that was in force until lately', [...ALL, ...released(1), 'release 2 4', 'release 3 3', 'release 4 2'], ['5']],
])('takes %s', (_, lines, expected) => {
  expect(prunedOf(...lines)).toEqual(expected);
});
