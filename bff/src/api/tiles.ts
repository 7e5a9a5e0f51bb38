import { oneOf, text, whole } from '@halte/engine/api/fields';
import { Type } from 'typebox';
import { LANGUAGES } from '../common/language.ts';

export const TileParams = Type.Object({
  z: whole('Zoom: the world is 2^z tiles wide.', 13, { minimum: 0, maximum: 21 }),
  x: whole('Column, from 0 at 180° west.', 4_057, { minimum: 0 }),
  y: whole('Row, from 0 in the north.', 2_845, { minimum: 0 }),
});

export const TileQuery = Type.Object({
  theme: Type.Optional(oneOf(['light', 'dark'], 'For which ground it is drawn. Without it: light.')),
  size: Type.Optional(
    oneOf(
      ['256', '512'],
      'Pixels on each side. A tile of 512 shows its square as the four tiles of the next zoom do. Without it: 256.',
    ),
  ),
});

export const GroundTileQuery = Type.Object({
  ...TileQuery.properties,
  stops: Type.Optional(
    oneOf(
      ['shown', 'hidden'],
      'Whether stops are named on a ground that is drawn from a timetable. Without it: shown.',
    ),
  ),
  lines: Type.Optional(
    oneOf(
      ['aside'],
      'With the network’s lines in the same file, up to zoom 12 of the map: its address with the fragment `#lines` shows them alone. Without it: none.',
    ),
  ),
  language: Type.Optional(
    oneOf(
      LANGUAGES,
      'In which towns, waters and sights are named up to zoom 15 of the map, where they have a name in it. Without it, and for all else: names as on signs.',
    ),
  ),
  only: Type.Optional(
    oneOf(['names'], 'The names alone, on a transparent square: to be laid above what hides them. Without it: all.'),
  ),
});

/** How a picture of the map is drawn. */
export const StillLookQuery = Type.Object({
  size: oneOf(['phone', 'desk'], 'For which screens.'),
  theme: TileQuery.properties.theme,
});

export const StillQuery = Type.Object({
  view: Type.Optional(
    oneOf(
      ['home', 'ground', 'nearby'],
      'The network as it is first seen (home), the same without its lines (ground), or its middle with the streets around it (nearby). Without it: home.',
    ),
  ),
  ...StillLookQuery.properties,
});

export const Svg = text('An SVG picture.', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"/>');
