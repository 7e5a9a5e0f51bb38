/** The tables of a drawn map while they are made. */
import type { Drawing } from './drawing.ts';
import { createDrawnAreaColumns, type DrawnAreaColumns } from './drawnAreaColumns.ts';
import { bandsOf } from './drawnBands.ts';
import { createDrawnNames, type DrawnNamesMaker } from './drawnNames.ts';
import { createDrawnPointColumns, type DrawnPointColumns } from './drawnPointColumns.ts';
import { createDrawnWayColumns, type DrawnWayColumns } from './drawnWayColumns.ts';
import type { TextsMaker } from './texts.ts';

export interface DrawingColumns {
  readonly ways: DrawnWayColumns;
  readonly areas: DrawnAreaColumns;
  readonly points: DrawnPointColumns;
  readonly names: DrawnNamesMaker;
  drawing(openRings?: number): Drawing;
}

export function createDrawingColumns(texts: TextsMaker): DrawingColumns {
  const [ways, areas, points] = [createDrawnWayColumns(), createDrawnAreaColumns(), createDrawnPointColumns()];
  const names = createDrawnNames(texts);
  return {
    ways,
    areas,
    points,
    names,
    drawing: (openRings = 0) => ({
      bands: bandsOf(ways.ways(), areas.areas()),
      points: points.points(),
      names: names.names(),
      openRings,
    }),
  };
}
