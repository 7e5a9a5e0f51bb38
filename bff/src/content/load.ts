import { fileURLToPath } from 'node:url';
import { type Banner, readBanners } from './banners.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { ContentError } from './contentError.ts';
import { foldersIn, openFolder } from './files.ts';
import { type Menus, readMenus } from './menus.ts';
import { type Notification, readNotifications } from './notifications.ts';

/** Content written by an operator: immutable, replaced as a whole. */
export interface Content {
  /** Changes whenever a file does. */
  readonly version: string;
  readonly banners: readonly Banner[];
  readonly menus: Menus;
  readonly notifications: readonly Notification[];
  readonly catalogue: Catalogue;
}

const CONCERNS: readonly string[] = ['banners', 'menus', 'notifications', 'catalogue'];

/** Content of the demo city. */
export const DEMO_CONTENT = fileURLToPath(new URL('../../content', import.meta.url));

const NOTHING: Content = {
  version: '',
  banners: [],
  menus: new Map(),
  notifications: [],
  catalogue: { currency: 'EUR', products: new Map() },
};

/**
 * Reads and checks an operator's data files; `root` is null for an operator that has none. A concern without a folder is empty.
 *
 * @throws {@link ContentError} for the first fault.
 */
export async function loadContent(root: string | null): Promise<Content> {
  if (root === null) return NOTHING;
  for (const name of await foldersIn(root))
    if (!CONCERNS.includes(name))
      throw new ContentError(`${root}/${name} is not a folder of content: there are ${CONCERNS.join(', ')}.`);
  const open = openFolder(root);
  const banners = await readBanners(open);
  const menus = await readMenus(open);
  const notifications = await readNotifications(open);
  const catalogue = await readCatalogue(open);
  return { version: open.hash.digest('hex'), banners, menus, notifications, catalogue };
}
