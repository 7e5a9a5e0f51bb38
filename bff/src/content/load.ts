import { fileURLToPath } from 'node:url';
import { type Banner, readBanners } from './banners.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { ContentError } from './contentError.ts';
import { foldersIn, openFolder } from './files.ts';
import { type Menus, readMenus } from './menus.ts';
import { type Notification, readNotifications } from './notifications.ts';

/** What an operator writes: never changed, but replaced as a whole. */
export interface Content {
  /** Another one whenever a file is another one. */
  readonly version: string;
  readonly banners: readonly Banner[];
  readonly menus: Menus;
  readonly notifications: readonly Notification[];
  readonly catalogue: Catalogue;
}

const CONCERNS: readonly string[] = ['banners', 'menus', 'notifications', 'catalogue'];

/**
 * Reads and checks an operator's data files; null for those that come along. A concern without a folder has nothing to say.
 *
 * @throws {@link ContentError} for the first thing that is wrong.
 */
export async function loadContent(folder: string | null): Promise<Content> {
  const root = folder ?? fileURLToPath(new URL('../../content', import.meta.url));
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
