import { figuresIn } from './figures.ts';
import { isWorse } from './guard.ts';

const METRICS = `# HELP halte_remote_loads_total Pages that loaded the remote.
# TYPE halte_remote_loads_total counter
halte_remote_loads_total{remote="schedules",version="1.0.0"} 400
halte_remote_loads_total{remote="schedules",version="2.0.0+ab"} 100
halte_remote_loads_total{remote="account",version="2.0.0+ab"} 7
halte_remote_failures_total{remote="schedules",version="2.0.0+ab",code="crashed"} 3
halte_remote_failures_total{remote="schedules",version="2.0.0+ab",code="timeout"} 1
halte_remote_load_ms_bucket{remote="schedules",version="1.0.0",le="100"} 100
halte_remote_load_ms_bucket{remote="schedules",version="1.0.0",le="200"} 200
halte_remote_load_ms_bucket{remote="schedules",version="1.0.0",le="400"} 400
halte_remote_load_ms_bucket{remote="schedules",version="1.0.0",le="+Inf"} 400
halte_remote_inp_ms_bucket{remote="schedules",version="1.0.0",le="50"} 0
halte_remote_inp_ms_bucket{remote="schedules",version="1.0.0",le="+Inf"} 8
halte_remote_inp_ms_bucket{remote="schedules",version="2.0.0+ab",le="50"} 0
halte_remote_inp_ms_bucket{remote="schedules",version="2.0.0+ab",le="+Inf"} 0
halte_remote_load_ms_sum{remote="schedules",version="1.0.0"} 80000
http_requests{remote="schedules",version="x"} 1
halte_remote_loads_total{remote="schedules",version="\\"}`;

it('reads the figures of remotes, by version', () => {
  const figures = figuresIn(METRICS);
  expect([...figures.keys()]).toEqual(['schedules', 'account']);
  expect(figures.get('account')?.get('2.0.0+ab')?.loads).toBe(7);
  expect(Object.fromEntries(figures.get('schedules') ?? [])).toEqual({
    '1.0.0': { loads: 400, failures: new Map(), load: 300, inp: 50 },
    '2.0.0+ab': {
      loads: 100,
      failures: new Map([
        ['crashed', 3],
        ['timeout', 1],
      ]),
      load: null,
      inp: null,
    },
  });
  expect(figuresIn('<html>').size).toBe(0);
});

const of = (loads: number, crashed: number, invalid = 0, timeout = 0) => ({
  loads,
  failures: new Map([
    ['crashed', crashed],
    ['invalid-module', invalid],
    ['timeout', timeout],
  ]),
});

it.each<[string, ReturnType<typeof of>, ReturnType<typeof of>, boolean]>([
  ['fails and the one before does not', of(200, 2), of(200, 0), true],
  ['fails in both ways', of(200, 1, 1), of(200, 0), true],
  ['fails twice as often', of(1000, 40), of(1000, 20), true],
  ['fails less than twice as often', of(1000, 39), of(1000, 20), false],
  ['fails in fewer than one of a hundred', of(1000, 9), of(1000, 0), false],
  ['was loaded too seldom', of(199, 100), of(1000, 0), false],
  ['replaces one that was loaded too seldom', of(1000, 100), of(199, 0), false],
  ['fails by the network', of(1000, 0, 0, 500), of(1000, 0), false],
  ['fails as the one before', of(1000, 500), of(1000, 500), false],
])('a version that %s', (_, latest, before, expected) => {
  expect(isWorse(latest, before)).toBe(expected);
});
