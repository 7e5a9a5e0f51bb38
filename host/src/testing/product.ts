import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Areas, Locale, RemoteConfig, RouteName } from '@halte/contract';
import { areasFor, type ListedRemote } from '@halte/contract/manifest/compose';
import { parseDeclaration } from '@halte/contract/manifest/parse';
import { compose } from '../../server/remotes/compose.ts';
import { createAreas, type HostAreas } from '../routes/areas.ts';
import type { Route } from '../routes/table.ts';

/** As the build writes it, with a stroke in place of the icon's file. */
export function listed({ id, budget: _, ...config }: RemoteConfig): ListedRemote {
  const { declaration, problems } = parseDeclaration(id, {
    ...config,
    ...(config.tab && { tab: { ...config.tab, icon: 'M4 4h16' } }),
  });
  return { id, manifest: { id, declares: declaration, problems } };
}

const ROOT = join(__dirname, '../../..');

function declared(workspace: string): RemoteConfig {
  return jest.requireActual<{ readonly declaration: RemoteConfig }>(join(ROOT, workspace, 'remote.config.ts'))
    .declaration;
}

/** The remotes of the product with screens, as the server of the host lists them. */
export const PRODUCT_REMOTES: readonly ListedRemote[] = readdirSync(ROOT)
  .filter((name) => name.startsWith('mfe-'))
  .map((name) => listed(declared(name)))
  .filter(({ manifest }) => manifest.declares.routes.length > 0);

const composition = compose(PRODUCT_REMOTES);

/** What a page of the product knows of its remotes. */
export const productAreas = (locale: Locale): Areas => areasFor(composition, locale);

export const AREAS: HostAreas = createAreas(productAreas('en'));
export const TABLE = AREAS.routes;

export function routeNamed(name: RouteName): Route {
  const route = TABLE.byName.get(name);
  if (!route) throw new Error(`There is no route "${name}".`);
  return route;
}
