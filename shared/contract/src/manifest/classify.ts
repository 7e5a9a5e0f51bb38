import { type Level, partsOf } from '../levels.ts';

/** Levels of a remote, from its manifest. */
export interface RemoteLevels {
  /** The level that its team built against; null where the manifest has something else. */
  readonly contract: Level | null;
  /** The least that it can live with. */
  readonly needs: { readonly contract: Level; readonly capabilities: readonly string[] };
}

/** Levels of a host. */
export interface HostLevels {
  readonly contract: Level;
  readonly capabilities: readonly string[];
  /** Former majors that it still runs, by an adapter each. */
  readonly adapts: readonly number[];
}

export type Verdict =
  /** `notes`: differences that the remote can live with, for the operator. */
  | { readonly verdict: 'run' | 'adapt'; readonly notes: readonly string[] }
  /** The next candidate is taken. All reasons, in sentences without a subject. */
  | { readonly verdict: 'refused'; readonly reasons: readonly string[] };

function reasonsAgainst({ contract, needs }: RemoteLevels & { readonly contract: Level }, host: HostLevels): string[] {
  const [built, wanted, own] = [partsOf(contract), partsOf(needs.contract), partsOf(host.contract)];
  const reasons = needs.capabilities
    .filter((capability) => !host.capabilities.includes(capability))
    .map((capability) => `needs the capability "${capability}", which this host does not have`);
  if (built.major > own.major || wanted.major > own.major || (wanted.major === own.major && wanted.minor > own.minor)) {
    const least = built.major > own.major && wanted.major <= own.major ? contract : needs.contract;
    reasons.unshift(`needs contract ${least}, this host has ${host.contract}`);
  } else if (built.major < own.major && !host.adapts.includes(built.major)) {
    reasons.unshift(`is of contract ${contract}, which this host with ${host.contract} no longer runs`);
  } else if (wanted.major > built.major || (wanted.major === built.major && wanted.minor > built.minor)) {
    reasons.unshift(`needs contract ${needs.contract}, but was built against ${contract}`);
  }
  return reasons;
}

/** Whether a host runs a remote, and all that speaks against it. Never throws. */
export function classify({ contract, needs }: RemoteLevels, host: HostLevels): Verdict {
  if (contract === null) return { verdict: 'refused', reasons: ['has no contract such as "1.0" in its manifest'] };
  const reasons = reasonsAgainst({ contract, needs }, host);
  if (reasons.length > 0) return { verdict: 'refused', reasons };
  const [built, own] = [partsOf(contract), partsOf(host.contract)];
  if (built.major < own.major) return { verdict: 'adapt', notes: [`is of contract ${contract}, which is adapted`] };
  const isNewer = built.minor > own.minor;
  return {
    verdict: 'run',
    notes: isNewer ? [`was built against contract ${contract}: what ${host.contract} has not is missing for it`] : [],
  };
}
