import { Counter, Gauge, Registry } from 'prom-client';
import { mergeMetrics } from './mergeMetrics.ts';
import type { Slot } from './slot.ts';

/** A process that hangs is left out. */
const MOST_MS = 2_000;

export interface Figures {
  readonly wanted: number;
  readonly ready: number;
  readonly restarts: number;
}

/** The metrics of all processes and of their supervisor. Calls at the same time have one answer. */
export function collectMetrics(
  slots: readonly Pick<Slot, 'child' | 'onMeasured'>[],
  figures: () => Figures,
): () => Promise<string> {
  const own = ownMetrics(figures);
  let collecting: Promise<string> | null = null;

  async function collect(): Promise<string> {
    const texts = await Promise.all(slots.map(textOf));
    return mergeMetrics([...texts.flatMap((text) => text ?? []), await own.metrics()]);
  }

  return () => {
    collecting ??= collect().finally(() => {
      collecting = null;
    });
    return collecting;
  };
}

async function textOf(slot: Pick<Slot, 'child' | 'onMeasured'>): Promise<string | null> {
  if (slot.child === null) return null;
  const { promise, resolve } = Promise.withResolvers<string | null>();
  slot.onMeasured = resolve;
  const timer = setTimeout(resolve, MOST_MS, null);
  slot.child.send({ kind: 'measure' });
  const text = await promise;
  clearTimeout(timer);
  slot.onMeasured = null;
  return text;
}

function ownMetrics(figures: () => Figures): Registry {
  const registry = new Registry();
  const states: Gauge = new Gauge({
    name: 'halte_processes',
    help: 'Processes that answer on the same port.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { wanted, ready } = figures();
      states.set({ state: 'wanted' }, wanted);
      states.set({ state: 'ready' }, ready);
    },
  });
  const restarts: Counter = new Counter({
    name: 'halte_process_restarts_total',
    help: 'Processes that have ended by themselves and were started again.',
    registers: [registry],
    collect() {
      restarts.reset();
      restarts.inc(figures().restarts);
    },
  });
  return registry;
}
