import { Type } from 'typebox';
import { address, oneOf, plainText, section } from './fields.ts';

const color = (description: string) => Type.String({ pattern: '^#[0-9a-fA-F]{6}$', description });

const scheme = (description: string) =>
  Type.Object(
    {
      brand: color('Header, buttons, selected things.'),
      onBrand: color('Text on `brand`: at least 4.5:1.'),
      accent: color('Edges and marks.'),
    },
    section(description),
  );

export const ColorsSchema = Type.Object(
  { light: scheme('In the light appearance.'), dark: scheme('In the dark appearance.') },
  section(
    'Colours as `#rrggbb`. Each becomes a variable of the style sheets: `onBrand` is `--c-on-brand`. `npm run tenant -- check` prints their contrast.',
  ),
);

export const LogoSchema = Type.Object(
  {
    light: address('Picture for the light appearance.'),
    dark: address('Picture for the dark appearance.'),
    alt: plainText('What the picture says, for travellers who do not see it.'),
  },
  section('The logo in the header.'),
);

export const LookSchema = Type.Object(
  {
    header: oneOf(['plain', 'filled'], {
      default: 'plain',
      description: 'The bar in the colour of the page, or in the brand colour with an edge in the accent colour.',
    }),
    corners: oneOf(['normal', 'round'], {
      default: 'normal',
      description: 'How round cards, fields, sheets and menus are.',
    }),
  },
  section('Shape of the product besides its colours.'),
);
