import { parseRegistry } from '@halte/contract/registry';
import { statusLines } from './status.ts';

const SIGNED = { at: '2026-03-01T08:30:00Z', by: 'lea', remote: 'schedules' };
const registryWith = (...events: readonly object[]) => {
  const published = ['1.0.0', '2.0.0', '3.0.0'].map((version) => ({ ...SIGNED, do: 'publish', version }));
  const remotes = { schedules: { base: '/remotes/schedules/' } };
  const parsed = parseRegistry({ schema: 1, remotes, events: [...published, ...events] });
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  return parsed.registry;
};
const release = (version: string, share = 1) => ({ ...SIGNED, do: 'release', version, share });

const METRICS = `
halte_remote_loads_total{remote="schedules",version="1.0.0"} 4000
halte_remote_loads_total{remote="schedules",version="2.0.0"} 400
halte_remote_failures_total{remote="schedules",version="2.0.0",code="timeout"} 2
halte_remote_failures_total{remote="schedules",version="2.0.0",code="crashed"} 8
halte_remote_load_ms_bucket{remote="schedules",version="2.0.0",le="200"} 400
halte_remote_load_ms_bucket{remote="schedules",version="2.0.0",le="+Inf"} 400`;

it('shows the version that is being released beside the one before', () => {
  expect(statusLines(registryWith(release('1.0.0'), release('2.0.0', 0.1)), 'schedules', METRICS)).toBe(
    [
      '  version  loads  failures    load  INP',
      '  2.0.0      400     2.5 %  150 ms    –  crashed 8, timeout 2',
      '  1.0.0     4000     0.0 %       –    –',
    ].join('\n'),
  );
});

it('shows a version that no page has loaded, and says where none is released', () => {
  expect(statusLines(registryWith(release('3.0.0')), 'schedules', METRICS)).toContain('3.0.0        0         –');
  expect(() => statusLines(registryWith(), 'schedules', METRICS)).toThrow('No version of schedules is released');
});
