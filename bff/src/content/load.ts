import { fileURLToPath } from 'node:url';
import { type Banner, readBanners } from './banners.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { ContentError } from './contentError.ts';
import { foldersIn } from './files.ts';
import { type Menus, readMenus } from './menus.ts';
import { type Notification, readNotifications } from './notifications.ts';

/** What an operator writes: never changed, but replaced as a whole. */
export interface Content {
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
  return {
    banners: await readBanners(root),
    menus: await readMenus(root),
    notifications: await readNotifications(root),
    catalogue: await readCatalogue(root),
  };
}
