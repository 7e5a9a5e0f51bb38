import type { Registry } from './parse.ts';
import type { RegistryEvent } from './schema.ts';

/** A version that visitors get: those whose bucket is below the share, of all tenants or of these. */
interface Offer {
  readonly version: string;
  readonly share: number;
  /** Null: all. */
  readonly tenants: readonly string[] | null;
}

/** The decisions about a remote that are in force. */
interface Decided {
  /** The latest first. */
  readonly offers: readonly Offer[];
  /** Versions by tenant, before all offers. */
  readonly pins: ReadonlyMap<string, string>;
  /** Versions that nobody gets any more; the latest first. */
  readonly withdrawn: readonly string[];
}

const UNDECIDED: Decided = { offers: [], pins: new Map(), withdrawn: [] };

/** Whether every visitor that an earlier offer reaches is decided about by a later one of the same version. */
const covers = (later: Offer, earlier: Offer): boolean =>
  later.version === earlier.version &&
  (later.tenants === null || (earlier.tenants?.every((tenant) => later.tenants!.includes(tenant)) ?? false));

function withPins(pins: Decided['pins'], change: (pins: Map<string, string>) => void): Decided['pins'] {
  const changed = new Map(pins);
  change(changed);
  return changed;
}

function decide(decided: Decided, event: RegistryEvent): Decided {
  const { offers, pins, withdrawn } = decided;
  switch (event.do) {
    case 'publish':
      return decided;
    case 'release': {
      const offer = { version: event.version, share: event.share ?? 1, tenants: event.tenants ?? null };
      return {
        offers: [offer, ...offers.filter((earlier) => !covers(offer, earlier))],
        pins,
        withdrawn: withdrawn.filter((version) => version !== event.version),
      };
    }
    case 'withdraw':
      return {
        offers: offers.filter(({ version }) => version !== event.version),
        pins: new Map([...pins].filter(([, version]) => version !== event.version)),
        withdrawn: [event.version, ...withdrawn.filter((version) => version !== event.version)],
      };
    case 'pin':
      return {
        ...decided,
        pins: withPins(pins, (all) => {
          for (const tenant of event.tenants) all.set(tenant, event.version);
        }),
        withdrawn: withdrawn.filter((version) => version !== event.version),
      };
    case 'unpin':
      return {
        ...decided,
        pins: withPins(pins, (all) => {
          for (const tenant of event.tenants) all.delete(tenant);
        }),
      };
  }
}

/** The decisions of a registry that are in force, by remote. */
export interface Releases {
  /** Versions for a visitor, the best first, each once; empty for a remote that the registry does not offer to this tenant. */
  candidates(remote: string, visitor: { readonly tenant: string; readonly bucket: number }): readonly string[];
  /** The versions that somebody gets, by remote, and for each visitor two more in case they cannot be used. */
  offered(): ReadonlyMap<string, readonly string[]>;
  /** The versions that were withdrawn last, by remote. */
  withdrawn(): ReadonlyMap<string, readonly string[]>;
  /** Whether a version is for a share of the visitors only. */
  hasShares(): boolean;
}

/** Candidates of a visitor that are used; the others are behind them for ever. */
export const MOST_CANDIDATES = 3;

/** Browsers are told of so many; a page that nobody has loaded for longer has files of none of them. */
const MOST_WITHDRAWN = 20;

/** Offers up to the third that reaches all visitors: nobody gets an earlier one. */
function reachable(offers: readonly Offer[]): readonly Offer[] {
  const isForAll = ({ share, tenants }: Offer) => share === 1 && tenants === null;
  const last = offers.filter(isForAll)[MOST_CANDIDATES - 1];
  return last === undefined ? offers : offers.slice(0, offers.indexOf(last) + 1);
}

export function releasesOf({ events }: Registry): Releases {
  const decided = new Map<string, Decided>();
  for (const event of events) decided.set(event.remote, decide(decided.get(event.remote) ?? UNDECIDED, event));

  return {
    candidates(remote, { tenant, bucket }) {
      const { offers, pins } = decided.get(remote) ?? UNDECIDED;
      const pinned = pins.get(tenant);
      const concerning = offers.filter(({ tenants }) => tenants === null || tenants.includes(tenant));
      // A later release of a version replaces an earlier one, so that a share can be lowered.
      const latest = concerning.filter(
        (offer, i) => !concerning.slice(0, i).some(({ version }) => version === offer.version),
      );
      const versions = latest.filter(({ share }) => bucket < share).map(({ version }) => version);
      return [...new Set(pinned === undefined ? versions : [pinned, ...versions])];
    },
    offered: () =>
      new Map(
        [...decided].map(([remote, { offers, pins }]) => [
          remote,
          [...new Set([...reachable(offers).map(({ version }) => version), ...pins.values()])],
        ]),
      ),
    withdrawn: () =>
      new Map([...decided].map(([remote, { withdrawn }]) => [remote, withdrawn.slice(0, MOST_WITHDRAWN)])),
    hasShares: () => [...decided.values()].some(({ offers }) => offers.some(({ share }) => share < 1)),
  };
}
