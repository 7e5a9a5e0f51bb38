import { type Static, Type } from 'typebox';
import { LANGUAGES, type Language } from '../common/language.ts';
import { Link, linkIn, oneOf, STRICT, textIn, texts } from './fields.ts';
import { type ContentFolder, readFiles } from './files.ts';

/** The content system's names for entry types; a shortcode is for its own pages, and the app omits it. */
export const TYPE_LABELS = ['Custom Link', 'Page', 'Post', 'Category', 'Shortcode'] as const;

const ENTRY = { title: texts(80), url: Link, type_label: Type.Optional(oneOf(TYPE_LABELS)) };
const entriesOf = <T extends Parameters<typeof Type.Array>[0]>(entry: T) => Type.Array(entry, { maxItems: 50 });
const Third = Type.Object(ENTRY, STRICT);
const Second = Type.Object({ ...ENTRY, child_items: Type.Optional(entriesOf(Third)) }, STRICT);
const First = Type.Object({ ...ENTRY, child_items: Type.Optional(entriesOf(Second)) }, STRICT);
const MenuFile = Type.Object({ items: entriesOf(First) }, STRICT);

type Entry = Static<typeof Third> & { readonly child_items?: readonly Entry[] };
export type Menus = ReadonlyMap<string, readonly Entry[]>;

/** A menu entry as the content system would send it. At most three levels deep. */
export interface MenuItem {
  readonly ID: number;
  /** Position among its siblings, from 1. */
  readonly order: number;
  /** The `ID` of its parent entry; 0 at the top level. */
  readonly parent: number;
  readonly title: string;
  readonly url: string;
  readonly type_label: (typeof TYPE_LABELS)[number];
  readonly child_items: MenuItem[];
}

/** By file name. */
export async function readMenus(folder: ContentFolder): Promise<Menus> {
  const files = await readFiles(folder, 'menus', MenuFile);
  return new Map(
    files.map(({ id, value, refuse }) => {
      if (LANGUAGES.some((language) => id.endsWith(`-${language}`)))
        throw refuse('the name of the file', 'without a language at its end, since it holds all languages');
      return [id, value.items];
    }),
  );
}

/** The menu of a name with a language suffix, e.g. `menu-primaire-header-de`; French without one. Null if there is none. */
export function menuNamed(menus: Menus, name: string): { readonly slug: string; readonly items: MenuItem[] } | null {
  const language = LANGUAGES.find((one) => name.endsWith(`-${one}`));
  const entries = menus.get(language ? name.slice(0, -language.length - 1) : name);
  if (!entries) return null;
  let lastId = 0;
  const itemsOf = (list: readonly Entry[], parent: number, into: Language): MenuItem[] =>
    list.map((entry, index) => {
      const ID = ++lastId;
      return {
        ID,
        order: index + 1,
        parent,
        title: textIn(entry.title, into),
        url: linkIn(entry.url, into),
        type_label: entry.type_label ?? 'Custom Link',
        child_items: itemsOf(entry.child_items ?? [], ID, into),
      };
    });
  return { slug: name, items: itemsOf(entries, 0, language ?? 'fr') };
}
