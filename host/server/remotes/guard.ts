import type { Registry } from '@halte/contract/registry';
import { figuresIn } from '@halte/contract/registry/figures';
import { isWorse, rateOf } from '@halte/contract/registry/guard';
import { releasesOf } from '@halte/contract/registry/resolve';
import { registryIn, withEvent } from '@halte/federation/registry/document';
import { metricsAt } from '@halte/federation/registry/metrics';
import { registryPlace } from '@halte/federation/registry/place';

const EVERY_MS = 60_000;
/** Who has withdrawn a version, in the history. */
const GUARD = 'guard';

export interface Finding {
  readonly remote: string;
  readonly version: string;
  readonly why: string;
}

const percent = (rate: number) => `${(rate * 100).toFixed(1)} %`;

/**
 * The versions that fail more than those before them, for some tenant's first visitors. What the guard has withdrawn once, and an operator released again, it
 * leaves alone.
 *
 * @param metrics the text of `/metrics`
 */
export function findingsIn(registry: Registry, metrics: string): readonly Finding[] {
  const releases = releasesOf(registry);
  const tenants = ['', ...registry.events.flatMap((event) => ('tenants' in event ? (event.tenants ?? []) : []))];
  const byRemote = figuresIn(metrics);
  return [...registry.remotes.keys()].flatMap((remote) => {
    const figures = byRemote.get(remote);
    const pairs = tenants.map((tenant) => releases.candidates(remote, { tenant, bucket: 0 }));
    const found = new Map<string, Finding>();
    for (const [version, former] of pairs) {
      const [latest, before] = [version && figures?.get(version), former && figures?.get(former)];
      const isKnown = registry.events.some(
        (event) =>
          event.do === 'withdraw' && event.by === GUARD && event.remote === remote && event.version === version,
      );
      if (!version || !latest || !before || isKnown || !isWorse(latest, before)) continue;
      const why = `fails in ${percent(rateOf(latest))} of ${latest.loads} loads, ${former} in ${percent(rateOf(before))}`;
      found.set(version, { remote, version, why });
    }
    return [...found.values()];
  });
}

export interface GuardParts {
  /** File or address of the registry. */
  readonly registry: string;
  readonly registryToken: string | undefined;
  /** Address of `/metrics` of the backend. */
  readonly metrics: string;
  readonly metricsToken: string | undefined;
  readonly warn: (sentence: string) => void;
  readonly now: () => Date;
}

export interface Guard {
  /** Withdraws what fails now. Never rejects. */
  check(): Promise<void>;
  start(): void;
  stop(): void;
}

export function createGuard({ registry, registryToken, metrics, metricsToken, warn, now }: GuardParts): Guard {
  const place = registryPlace(registry, registryToken);
  let timer: NodeJS.Timeout | undefined;

  async function withdraw(finding: Finding, figures: string): Promise<void> {
    const { remote, version, why } = finding;
    let isWritten = false;
    await place.update((text) => {
      // Another server, or an operator, may have written since.
      isWritten = findingsIn(registryIn(text), figures).some((one) => one.remote === remote && one.version === version);
      if (!isWritten) return text;
      return withEvent(text, { at: now().toISOString(), by: GUARD, do: 'withdraw', remote, version, why });
    });
    if (isWritten) warn(`Version ${version} of remote ${remote} is withdrawn: it ${why}.`);
  }

  async function check(): Promise<void> {
    try {
      const figures = await metricsAt(metrics, metricsToken);
      for (const finding of findingsIn(registryIn(await place.read()), figures)) await withdraw(finding, figures);
    } catch (error) {
      warn(`The guard of releases cannot work: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  return {
    check,
    start() {
      timer = setInterval(() => void check(), EVERY_MS).unref();
    },
    stop: () => clearInterval(timer),
  };
}
