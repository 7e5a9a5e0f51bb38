/** attributions.txt: organizations that must be credited where the timetable is shown. */
import type { Attribution, AttributionRole } from '@halte/engine/timetable/feed/attribution';
import type { FeedSource } from './source.ts';
import { webAddress } from './webAddress.ts';

const ROLES: readonly (readonly [column: string, role: AttributionRole])[] = [
  ['is_producer', 'producer'],
  ['is_operator', 'operator'],
  ['is_authority', 'authority'],
];

/** Each organization once, with all its roles: attributions of one line or trip apply to the whole network. */
export function readAttributions(source: FeedSource): Attribution[] {
  const row = source.optional('attributions.txt');
  if (!row) return [];
  const [name, url] = [row.require('organization_name'), row.column('attribution_url')];
  const flags = ROLES.map(([column, role]) => [row.column(column), role] as const);
  const found = new Map<string, Attribution>();
  while (row.next()) {
    const organization = row.text(name).trim();
    if (organization === '') {
      source.warnings.add('bad-attribution', () => `attributions.txt names no organization in row ${row.rows}.`);
      continue;
    }
    const known = found.get(organization);
    const roles = flags.flatMap(([column, role]) => (row.int(column, 0) === 1 ? [role] : []));
    found.set(organization, {
      organization,
      url: known?.url || webAddress(row.text(url).trim()),
      roles: [...new Set([...(known?.roles ?? []), ...roles])],
    });
  }
  return [...found.values()];
}
