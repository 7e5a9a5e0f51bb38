import { type TSchema, Type } from 'typebox';
import { isOneOf } from '../fields.ts';
import type { Locale } from '../locales.ts';
import { isRemoteId } from '../manifest/fields.ts';
import { type ComponentKind, ICON_NAMES, MENU_ACTIONS, SLOTS } from '../tenantComponents.ts';
import { isAddress } from './addresses.ts';
import { address, byLocale, forLocales, link, oneOf, plainText, section, strict, text } from './fields.ts';

const isSvgAddress = (value: string) => isAddress(value) && /\.svg(?:\?|$)/.test(value);
const Icon = text(
  (value) => isOneOf(ICON_NAMES, value) || isSvgAddress(value),
  `must be one of ${ICON_NAMES.join(', ')}, or the address of an SVG file`,
  { description: 'Name of an icon, or the address of an SVG file.' },
);

const LINK =
  'A path of the app without its language, such as `/schedules`, or an address that leaves the app; one for all languages or one for each.';

const optionalIcon = Type.Optional(Icon);
const linkFields = {
  icon: optionalIcon,
  label: byLocale('What the link is called.'),
  link: link(LINK),
};

const LogoSchema = Type.Object(
  {
    url: address('The picture.'),
    dark: Type.Optional(address('The picture on a dark ground; absent = the same.')),
    link: Type.Optional(link('Where it leads, in a new tab; absent = home.')),
    alt: byLocale('What the picture says, for travellers who do not see it.'),
    title: Type.Optional(byLocale('Shown when the pointer rests on it.')),
  },
  strict,
);

const MenuItemSchema = Type.Object(
  {
    icon: optionalIcon,
    label: byLocale('What the entry is called.'),
    link: Type.Optional(link(LINK)),
    specific: Type.Optional(
      oneOf(MENU_ACTIONS, {
        description: 'An action instead of a link: signs out, switches between light and dark, opens the cookie panel.',
      }),
    ),
  },
  strict,
);

const MenuGroupSchema = Type.Object(
  {
    title: Type.Optional(byLocale('Heading of the group.')),
    items: Type.Array(MenuItemSchema, { minItems: 1, description: 'Its entries.' }),
  },
  strict,
);

const menuName = Type.String({
  pattern: '^[a-z0-9][a-z0-9-]*$',
  description: 'Name of a menu of the content system, without the language at its end, such as "menu-primaire-header".',
});

const optionalTitle = Type.Optional(byLocale('Heading above them, in the menu.'));
const nothing = Type.Object({}, strict);
const logos = Type.Object(
  { title: optionalTitle, logos: Type.Array(LogoSchema, { minItems: 1, description: 'From start to end.' }) },
  strict,
);

const AppSchema = Type.Object(
  {
    name: plainText('Such as "iPhone".'),
    link: link('Its page in the shop of apps.'),
    images: Type.Optional(
      forLocales<Readonly<Partial<Record<Locale, string>>>>(
        (language) => address(`In ${language}.`),
        section('The badge of the shop.'),
      ),
    ),
  },
  strict,
);

const NetworkSchema = Type.Object(
  { name: plainText('What the network is called.'), link: link('The page of the tenant there.'), icon: optionalIcon },
  strict,
);

/** The `options` of each kind of component. */
export const COMPONENT_OPTIONS = {
  'account-menu': Type.Object(
    {
      groups: Type.Optional(
        Type.Array(MenuGroupSchema, {
          description: 'Absent = favourites, profile, personal data, appearance, sign-out.',
        }),
      ),
    },
    strict,
  ),
  'additional-logos': logos,
  'cart-summary': nothing,
  'cms-menu': Type.Object(
    {
      menu: menuName,
      icons: Type.Optional(
        Type.Array(Icon, {
          description: 'Icons of its entries of the first level, in their order; shown in the inner menu.',
        }),
      ),
      childIcons: Type.Optional(
        Type.Array(
          Type.Array(Icon, { description: 'Icons below one entry, in the order of what they stand before.' }),
          {
            description:
              'Icons of the entries below those of the first level: a list for each of these, in their order; shown in the bar.',
          },
        ),
      ),
    },
    strict,
  ),
  'contextual-link': Type.Object(
    {
      ...linkFields,
      contexts: Type.Array(text(isRemoteId, 'must be the id of an area such as "proximity"'), {
        minItems: 1,
        description: 'The areas in which the link is shown.',
      }),
    },
    strict,
  ),
  'language-selector': nothing,
  'mobile-apps': Type.Object(
    { title: optionalTitle, apps: Type.Array(AppSchema, { minItems: 1, description: 'From start to end.' }) },
    strict,
  ),
  'notifications-menu': nothing,
  'sidebar-link': Type.Object(
    {
      ...linkFields,
      suffix: Type.Optional(
        Type.String({
          description: "The link's address with this behind it is also where one is at the link.",
        }),
      ),
    },
    strict,
  ),
  'simple-link': Type.Object(linkFields, strict),
  'social-networks': Type.Object(
    { title: optionalTitle, networks: Type.Array(NetworkSchema, { minItems: 1, description: 'From start to end.' }) },
    strict,
  ),
  'sponsors-logos': logos,
  'top-logo': nothing,
  'vertical-divider': nothing,
  'header-link': Type.Object(linkFields, strict),
} as const satisfies Readonly<Record<ComponentKind, TSchema>>;

const placeFields = {
  slot: oneOf(SLOTS, {
    description: 'The bar, the rail at the left, or the menu behind the button "Menu".',
  }),
  position: oneOf(['start', 'end'], { default: 'start', description: 'At which end of the slot.' }),
  order: Type.Integer({ default: 0, description: 'Small ones come first; equal ones as they stand in the list.' }),
};
const place = (description: string) => Type.Object(placeFields, section(description));

export const ComponentSchema = Type.Object(
  {
    kind: Type.String({
      minLength: 1,
      description: `One of ${Object.keys(COMPONENT_OPTIONS).join(', ')}. Another one is reported in the browser's console and left out.`,
    }),
    placement: Type.Object(
      {
        lg: Type.Optional(place('From 1280 px.')),
        md: Type.Optional(place('From 960 px.')),
        mobile: Type.Optional(place('Below.')),
      },
      {
        ...strict,
        description:
          'Where it is from 1280 px (`lg`), from 960 px (`md`) and below (`mobile`); where nothing is said it is not shown.',
      },
    ),
    needsAuthentication: Type.Boolean({ default: false, description: 'Hidden for anonymous visitors.' }),
    options: Type.Object({}, { default: {}, description: 'What the kind needs; checked by the kind.' }),
  },
  strict,
);

export const FooterSchema = Type.Object(
  {
    menu: Type.Optional(menuName),
    links: Type.Array(Type.Object({ title: byLocale('What the link is called.'), url: link(LINK) }, strict), {
      default: [],
      description: 'Links besides those of the menu.',
    }),
  },
  section('The footer: copyright, cookie panel and these links.'),
);
