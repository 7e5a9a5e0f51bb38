import { drawingGround } from './drawingGround.ts';
import { drawingNames } from './drawingNames.ts';
import { createLineTiles } from './lineTiles.ts';
import { isDrawn, type MapContent, type Picture } from './picture.ts';
import { createGroundRenderer, type GroundRenderer } from './renderer.ts';
import { drawStill } from './still.ts';
import { detailOf, withLinesAside } from './tile.ts';

/** Draws one map. The same picture is always the same SVG document. */
export function createMapDrawer({ ground, lines }: MapContent): (picture: Picture) => string {
  const renderer = rendererOf(ground);
  const drawLines = createLineTiles(lines);
  return (picture) => {
    if (picture.kind === 'still') return drawStill(renderer, picture);
    const spec = { ...picture, detail: detailOf(picture) };
    if (picture.kind === 'lines') return drawLines(spec);
    const tile = renderer.tile(spec);
    const hasLines = picture.lines === 'aside' && isDrawn({ ...picture, kind: 'lines' });
    return hasLines ? withLinesAside(tile, drawLines(spec), picture.size) : tile;
  };
}

export function rendererOf(ground: MapContent['ground']): GroundRenderer {
  return createGroundRenderer(drawingGround(ground.drawing), drawingNames(ground));
}
