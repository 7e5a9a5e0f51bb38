import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { mergeMetrics } from './mergeMetrics.ts';

async function textOf(process: string): Promise<string> {
  const registry = new Registry();
  registry.setDefaultLabels({ process });
  const registers = [registry];
  new Counter({ name: 'calls_total', help: 'Calls.\nAll of them.', labelNames: ['code'], registers }).inc({
    code: 'a',
  });
  new Gauge({ name: 'lag', help: 'Lag.', registers }).set(Number.NaN);
  new Histogram({ name: 'seconds', help: 'Time.', buckets: [1], registers }).observe(0.5);
  new Gauge({ name: `only_${process}`, help: 'Of one.', registers }).set(1);
  return registry.metrics();
}

it('has one block for each metric, with the samples of all processes', async () => {
  const merged = mergeMetrics([await textOf('1'), '', await textOf('2')]);
  expect(merged.split('\n')).toEqual([
    '# HELP calls_total Calls.\\nAll of them.',
    '# TYPE calls_total counter',
    'calls_total{code="a",process="1"} 1',
    'calls_total{code="a",process="2"} 1',
    '',
    '# HELP lag Lag.',
    '# TYPE lag gauge',
    'lag{process="1"} Nan',
    'lag{process="2"} Nan',
    '',
    '# HELP seconds Time.',
    '# TYPE seconds histogram',
    ...['1', '2'].flatMap((process) => [
      `seconds_bucket{le="1",process="${process}"} 1`,
      `seconds_bucket{le="+Inf",process="${process}"} 1`,
      `seconds_sum{process="${process}"} 0.5`,
      `seconds_count{process="${process}"} 1`,
    ]),
    '',
    ...['1', '2'].flatMap((process, at) => [
      `# HELP only_${process} Of one.`,
      `# TYPE only_${process} gauge`,
      `only_${process}{process="${process}"} 1`,
      ...(at === 0 ? [''] : []),
    ]),
    '',
  ]);
});

it('is the text of one process as it is', async () => {
  const text = await textOf('1');
  expect(mergeMetrics([text])).toBe(text);
});
