import { POINT_KINDS } from '../ground/classify/drawnPoints.ts';
import { WAY_KINDS } from '../ground/classify/drawnWays.ts';
import { textAt } from '../ground/texts.ts';
import { basics, feedOf, tripsAndTimes } from '../timetable/testing/feeds.ts';
import { feedMap } from './feedMap.ts';

it('has the ways of vehicles, each once, and the names of stops, the busiest first', async () => {
  const stops = ['a,Mairie,48,2', 'b,Gare,48.01,2', 'c,Port,48.02,2', 'd,Nowhere,48.03,2'];
  const feed = await feedOf({
    ...basics(),
    'stops.txt': ['stop_id,stop_name,stop_lat,stop_lon', ...stops].join('\n'),
    ...tripsAndTimes('x: a 8:00, b 8:10\ny: c 8:00, b 8:10\nz: b 9:00, a 9:10'),
  });
  const { drawing, texts } = feedMap(feed);
  const { kind, first } = drawing.bands.zoom21.ways;
  expect(Array.from(kind, (number, way) => `${WAY_KINDS[number]} ${first[way + 1]! - first[way]!}`)).toEqual([
    ...['route 2', 'route 2'],
  ]);
  const names = Array.from(drawing.points.name, (row) => textAt(texts, drawing.names.local[row]!));
  expect(names).toEqual(['Gare', 'Mairie', 'Port']);
  expect(new Set(drawing.points.kind)).toEqual(new Set([POINT_KINDS.indexOf('stop')]));
});
