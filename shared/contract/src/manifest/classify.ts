import { type Level, partsOf } from '../levels.ts';
import { isInRange } from './versions.ts';

/** Levels of a remote, from its manifest. */
export interface RemoteLevels {
  /** The level that its team built against; null where the manifest has something else. */
  readonly contract: Level | null;
  /** The least that it can live with. */
  readonly needs: { readonly contract: Level; readonly capabilities: readonly string[] };
  /** All capabilities of the contract that its team built against; it may do without those that it does not need. */
  readonly knows: readonly string[];
  /** What it takes from the page: ranges of versions by package. */
  readonly singletons: Readonly<Record<string, string>>;
  /** There is a build of it that takes nothing from the page. */
  readonly standsAlone: boolean;
}

/** Levels of a host. */
export interface HostLevels {
  readonly contract: Level;
  readonly capabilities: readonly string[];
  /** Former majors that it still runs, by an adapter each. */
  readonly adapts: readonly number[];
  /** Versions of the packages that exist once in its pages; null while its build is not there, which says them. */
  readonly singletons: Readonly<Record<string, string>> | null;
}

export type Verdict =
  /** `alone`: in the build that takes nothing from the page. `notes`: differences that the remote can live with, for the operator. */
  | { readonly verdict: 'run' | 'adapt' | 'alone'; readonly notes: readonly string[] }
  /** The next candidate is taken. All reasons, in sentences without a subject. */
  | { readonly verdict: 'refused'; readonly reasons: readonly string[] };

type Leveled = RemoteLevels & { readonly contract: Level };

function ofContract({ contract, needs }: Leveled, host: HostLevels): string[] {
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

function ofSingletons({ singletons }: RemoteLevels, { singletons: shared }: HostLevels): string[] {
  if (shared === null) return [];
  return Object.entries(singletons).flatMap(([name, range]) => {
    const version = Object.hasOwn(shared, name) ? shared[name] : undefined;
    if (version === undefined) return [`needs ${name} ${range}, which the pages of this host do not have`];
    return isInRange(version, range) ? [] : [`needs ${name} ${range}, this host has ${version}`];
  });
}

function notesOf({ contract, knows }: Leveled, host: HostLevels): string[] {
  const [built, own] = [partsOf(contract), partsOf(host.contract)];
  if (built.major < own.major) return [`is of contract ${contract}, which is adapted`];
  if (built.minor <= own.minor) return [];
  const missing = knows.filter((capability) => !host.capabilities.includes(capability));
  const named = missing.length === 0 ? `what ${host.contract} has not` : missing.map((name) => `"${name}"`).join(', ');
  return [`was built against contract ${contract} and goes without ${named}`];
}

/** Whether a host runs a remote, and all that speaks against it. Never throws. */
export function classify({ contract, ...remote }: RemoteLevels, host: HostLevels): Verdict {
  if (contract === null) return { verdict: 'refused', reasons: ['has no contract such as "1.0" in its manifest'] };
  const leveled = { ...remote, contract };
  const [against, outside] = [ofContract(leveled, host), ofSingletons(leveled, host)];
  const notes = notesOf(leveled, host);
  if (against.length > 0 || (outside.length > 0 && !remote.standsAlone))
    return { verdict: 'refused', reasons: [...against, ...outside] };
  if (outside.length > 0)
    return { verdict: 'alone', notes: [...notes, `stands alone, because it ${outside.join(' and ')}`] };
  return { verdict: partsOf(contract).major < partsOf(host.contract).major ? 'adapt' : 'run', notes };
}
