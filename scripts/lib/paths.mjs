import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, with no slash at its end. */
export const ROOT = resolve(fileURLToPath(new URL('../..', import.meta.url)));

export const MODULES = join(ROOT, 'node_modules');

export const HOST_SERVER = join(ROOT, 'host/server/main.ts');
export const BFF_SERVER = join(ROOT, 'bff/src/main.ts');

/** Feeds that are not part of the repository: the tests and the benchmark use them where they are. */
export const FEEDS = resolve(ROOT, '../shared/feeds');
export const PORTO_ALEGRE_MAP = resolve(ROOT, '../shared/osm/porto-alegre.osm.pbf');
export const STRASBOURG = join(FEEDS, 'medium-fr-cts-strasbourg-2026.zip');
