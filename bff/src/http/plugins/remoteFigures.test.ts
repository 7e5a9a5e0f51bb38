import { createMetrics } from './metrics.ts';
import { createRemoteFigures, measureRemotes } from './remoteFigures.ts';

const of = (version: string, remote = 'schedules') => ({ remote, version });

async function textOf(figures: ReturnType<typeof createRemoteFigures>): Promise<string[]> {
  const metrics = createMetrics();
  measureRemotes(metrics, figures);
  return (await metrics.registry.metrics()).split('\n').filter((line) => /^(?:# TYPE )?halte_remote/.test(line));
}

it('counts loads, failures and times by remote and version', async () => {
  const figures = createRemoteFigures();
  figures.loaded(of('1'), { load: 150, inp: 40 });
  figures.loaded(of('1'), { load: 7_000, inp: null });
  figures.loaded(of('1'), { load: null, inp: null });
  figures.failed(of('1'), 'crashed');
  figures.failed(of('2'), 'timeout');
  const text = await textOf(figures);
  for (const line of [
    '# TYPE halte_remote_loads_total counter',
    'halte_remote_loads_total{remote="schedules",version="1"} 3',
    'halte_remote_loads_total{remote="schedules",version="2"} 0',
    'halte_remote_failures_total{remote="schedules",version="1",code="crashed"} 1',
    'halte_remote_failures_total{remote="schedules",version="2",code="timeout"} 1',
    'halte_remote_load_ms_bucket{remote="schedules",version="1",le="100"} 0',
    'halte_remote_load_ms_bucket{remote="schedules",version="1",le="200"} 1',
    'halte_remote_load_ms_bucket{remote="schedules",version="1",le="6400"} 1',
    'halte_remote_load_ms_bucket{remote="schedules",version="1",le="+Inf"} 2',
    'halte_remote_load_ms_sum{remote="schedules",version="1"} 7150',
    'halte_remote_load_ms_count{remote="schedules",version="1"} 2',
    'halte_remote_inp_ms_count{remote="schedules",version="1"} 1',
  ])
    expect(text).toContain(line);
});

it('keeps figures of five versions of a remote, and sums those that were reported longest ago', async () => {
  const figures = createRemoteFigures();
  for (const version of ['1', '2', '3', '4', '5', '1', '6', '7']) figures.loaded(of(version), { load: 10, inp: null });
  figures.failed(of('3'), 'crashed');
  const text = await textOf(figures);
  const loads = text.filter((line) => line.startsWith('halte_remote_loads_total'));
  expect(loads.map((line) => /version="(.*?)"\} (\d+)/.exec(line)?.slice(1).join(' '))).toEqual([
    ...['5 1', '1 2', '6 1', '7 1', '3 0'],
    'others 3',
  ]);
  expect(text).toContain('halte_remote_load_ms_count{remote="schedules",version="others"} 3');
});

it('stays small whatever is reported, and loses no count', async () => {
  const figures = createRemoteFigures();
  for (let remote = 0; remote < 300; remote++)
    for (let version = 0; version < 10; version++)
      figures.loaded(of(`v${version}`, `x${remote}`), { load: 10, inp: 10 });
  const loads = (await textOf(figures)).filter((line) => line.startsWith('halte_remote_loads_total'));
  expect(loads).toHaveLength(40 * 6 + 1);
  expect(loads.reduce((sum, line) => sum + Number(line.split(' ')[1]), 0)).toBe(3_000);
});
