import type { Registry } from '@halte/contract/registry';
import { releasesOf } from '@halte/contract/registry/resolve';

/** Which version a part of the visitors gets. */
export interface Audience {
  /** Null: the tenants that no decision names. */
  readonly tenant: string | null;
  /** Their part of the tenant's visitors, above 0 to 1. */
  readonly share: number;
  /** Null: the build of the host. */
  readonly version: string | null;
}

/** No tenant has this id: it stands for those that no decision names. */
const OTHERS = '';

/** Who gets which version of a remote, by tenant; the visitors with the lowest buckets first. */
export function audiencesOf(registry: Registry, remote: string): readonly Audience[] {
  const events = registry.events.filter((event) => event.remote === remote);
  const named = events.flatMap((event) => ('tenants' in event ? (event.tenants ?? []) : []));
  const shares = events.flatMap((event) => (event.do === 'release' ? [event.share ?? 1] : []));
  const limits = [...new Set([0, ...shares, 1])].sort((one, other) => one - other);
  const releases = releasesOf(registry);

  return [OTHERS, ...new Set(named)].flatMap((tenant) => {
    const parts: Audience[] = [];
    for (const [i, from] of limits.slice(0, -1).entries()) {
      const version = releases.candidates(remote, { tenant, bucket: from })[0] ?? null;
      const share = limits[i + 1]! - from;
      const last = parts.at(-1);
      if (last?.version === version) parts[parts.length - 1] = { ...last, share: last.share + share };
      else parts.push({ tenant: tenant === OTHERS ? null : tenant, share, version });
    }
    return parts;
  });
}

/** One line for each, for people. */
export function audienceLines(audiences: readonly Audience[]): string {
  const width = Math.max(...audiences.map(({ tenant }) => (tenant ?? 'all others').length));
  return audiences
    .map(({ tenant, share, version }) => {
      const part = `${Math.round(share * 1000) / 10} %`;
      return `  ${(tenant ?? 'all others').padEnd(width)}  ${part.padStart(7)}  ${version ?? 'the build of the host'}`;
    })
    .join('\n');
}
