import { type TSchema, Type } from 'typebox';
import { NAVIGATION_CONTEXTS } from '../navigationContexts.ts';
import { type ComponentKind, ICON_NAMES, MENU_ACTIONS, SLOTS } from '../tenantComponents.ts';
import { isAddress } from './addresses.ts';
import { Address, ByLocale, Link, oneOf, strict, text } from './fields.ts';

const isSvgAddress = (value: string) => isAddress(value) && /\.svg(?:\?|$)/.test(value);
const Icon = text(
  (value) => (ICON_NAMES as readonly string[]).includes(value) || isSvgAddress(value),
  `must be one of ${ICON_NAMES.join(', ')}, or the address of an SVG file`,
);

const link = { icon: Type.Optional(Icon), label: ByLocale, link: Link };
const nothing = Type.Object({}, strict);

const logos = Type.Object(
  {
    title: Type.Optional(ByLocale),
    logos: Type.Array(
      Type.Object(
        { url: Address, link: Type.Optional(Link), alt: ByLocale, title: Type.Optional(ByLocale) },
        { ...strict, description: 'A logo without a link leads to the home page.' },
      ),
      { minItems: 1 },
    ),
  },
  strict,
);

const MenuItem = Type.Object(
  {
    icon: Type.Optional(Icon),
    label: ByLocale,
    link: Type.Optional(Link),
    specific: Type.Optional(
      oneOf(MENU_ACTIONS, {
        description: 'An action instead of a link: signs out, switches between light and dark, opens the cookie panel.',
      }),
    ),
  },
  strict,
);

const MenuName = Type.String({
  pattern: '^[a-z0-9][a-z0-9-]*$',
  description: 'Name of a menu of the content system, without the language at its end, such as "menu-primaire-header".',
});

const apps = Type.Array(
  Type.Object(
    {
      name: Type.String({ minLength: 1, description: 'Such as "iPhone".' }),
      link: Link,
      images: Type.Optional(
        Type.Object(
          {
            fr: Address,
            en: Type.Optional(Address),
            it: Type.Optional(Address),
            de: Type.Optional(Address),
            es: Type.Optional(Address),
          },
          { ...strict, description: 'The badge of the shop; a language without one has the French one.' },
        ),
      ),
    },
    strict,
  ),
  { minItems: 1 },
);

/** What each kind of component is given as its `options`. */
export const COMPONENT_OPTIONS = {
  'account-menu': Type.Object(
    {
      groups: Type.Optional(
        Type.Array(
          Type.Object({ title: Type.Optional(ByLocale), items: Type.Array(MenuItem, { minItems: 1 }) }, strict),
          { description: 'Absent = favourites, profile, personal data, appearance, sign-out.' },
        ),
      ),
    },
    strict,
  ),
  'additional-logos': logos,
  'cart-summary': nothing,
  'cms-menu': Type.Object(
    {
      menu: MenuName,
      icons: Type.Optional(
        Type.Array(Icon, {
          description: 'Icons of its entries of the first level, in their order; shown in the inner menu.',
        }),
      ),
    },
    strict,
  ),
  'contextual-link': Type.Object(
    {
      ...link,
      contexts: Type.Array(oneOf(NAVIGATION_CONTEXTS), {
        minItems: 1,
        description: 'The areas in which the link is shown.',
      }),
    },
    strict,
  ),
  'language-selector': nothing,
  'mobile-apps': Type.Object({ title: Type.Optional(ByLocale), apps }, strict),
  'notifications-menu': nothing,
  'sidebar-link': Type.Object(
    {
      ...link,
      suffix: Type.Optional(
        Type.String({ description: "The link's address with this behind it is also where one is at the link." }),
      ),
    },
    strict,
  ),
  'simple-link': Type.Object(link, strict),
  'social-networks': Type.Object(
    {
      title: Type.Optional(ByLocale),
      networks: Type.Array(
        Type.Object({ name: Type.String({ minLength: 1 }), link: Link, icon: Type.Optional(Icon) }, strict),
        { minItems: 1 },
      ),
    },
    strict,
  ),
  'sponsors-logos': logos,
  'top-logo': nothing,
  'vertical-divider': nothing,
  'header-link': Type.Object(link, strict),
} as const satisfies Readonly<Record<ComponentKind, TSchema>>;

const Place = Type.Object(
  {
    slot: oneOf(SLOTS, { description: 'The bar, the rail at the left, or the menu behind the button "Menu".' }),
    position: oneOf(['start', 'end'], { default: 'start' }),
    order: Type.Integer({ default: 0, description: 'Small ones come first; equal ones as they stand in the list.' }),
  },
  strict,
);

export const ComponentSchema = Type.Object(
  {
    kind: Type.String({
      minLength: 1,
      description: `One of ${Object.keys(COMPONENT_OPTIONS).join(', ')}. Another one is reported in the browser's console and left out.`,
    }),
    placement: Type.Object(
      { lg: Type.Optional(Place), md: Type.Optional(Place), mobile: Type.Optional(Place) },
      {
        ...strict,
        description:
          'Where it is from 1280 px (lg), from 960 px (md) and below (mobile); where nothing is said it is not shown.',
      },
    ),
    needsAuthentication: Type.Boolean({ default: false, description: 'Hidden for anonymous visitors.' }),
    options: Type.Object({}, { default: {}, description: 'What the kind needs; checked by the kind.' }),
  },
  strict,
);

export const FooterSchema = Type.Object(
  {
    menu: Type.Optional(MenuName),
    links: Type.Array(Type.Object({ title: ByLocale, url: Link }, strict), {
      default: [],
      description: 'Links besides those of the menu.',
    }),
  },
  strict,
);

export const LookSchema = Type.Object(
  {
    header: oneOf(['plain', 'filled'], {
      default: 'plain',
      description: 'The bar in the colour of the page, or in the brand colour with an edge in the accent colour.',
    }),
  },
  strict,
);
