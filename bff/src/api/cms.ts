import { list, nullable, oneOf, text, whole } from '@halte/engine/api/fields';
import { Type } from 'typebox';
import { PICTOS } from '../content/banners.ts';
import { TYPE_LABELS } from '../content/menus.ts';

const Banner = Type.Object(
  {
    id: text('Id of the banner: remember it of one that was closed.', 'night-works'),
    title: text('What stands first.', 'Works at night'),
    description: text('The text. Its line breaks are to be shown.', 'No trams after 22:00 this week.'),
    picto: oneOf(PICTOS, 'The picture beside it.', 'circle_cone'),
    buttonText: nullable(text('What is written on the button. Null: there is no button.', 'All about the works')),
    link: nullable(
      text(
        'Where the button leads: an address, or a path of the app without its language. Null: there is none.',
        '/lines',
      ),
    ),
  },
  { $id: 'Banner', description: 'Something that a tenant tells all its travellers.' },
);

export const Banners = Type.Object(
  { banners: list(Banner, 'The most important first.') },
  { $id: 'Banners', description: 'The banners of now.' },
);

export const MenuParams = Type.Object({
  menu: text('Name of the menu, with its language at the end unless that is French.', 'menu-primaire-header-de', {
    minLength: 1,
    maxLength: 100,
  }),
});

const ENTRY = {
  ID: whole('Number of the entry in this menu.', 12),
  order: whole('Place among its siblings, from 1.', 1),
  parent: whole('`ID` of the entry above it; 0 at the top.', 0),
  title: text('What is written on it.', 'Buy'),
  url: text(
    'Where it leads: an address, or a path of the app without its language. Empty where it leads nowhere.',
    '/buy',
  ),
  type_label: oneOf(TYPE_LABELS, 'What kind of entry it is, as the content system names it.'),
};
const Third = Type.Object({
  ...ENTRY,
  child_items: Type.Array(Type.Object({}), { maxItems: 0, description: 'Always empty: there is no fourth level.' }),
});
const Second = Type.Object({ ...ENTRY, child_items: list(Third, 'The entries below it.') });
const First = Type.Object(
  { ...ENTRY, child_items: list(Second, 'The entries below it; empty where there are none.') },
  { $id: 'CmsMenuItem', description: 'An entry of a menu, as WordPress’ menu plug-in shapes it.' },
);

export const CmsMenu = Type.Object(
  { slug: text('The name that was requested.', 'menu-primaire-header'), items: list(First, 'In the order to show.') },
  { $id: 'CmsMenu', description: 'A menu that a tenant’s editors keep.' },
);
