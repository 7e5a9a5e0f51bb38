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

it('names the thirty busiest stops from farther away than others', async () => {
  const ids = Array.from({ length: 31 }, (_, i) => `s${i}`);
  const times = ids.map((id, i) => `${id} 8:${String(i).padStart(2, '0')}`);
  const feed = await feedOf({
    ...basics(),
    'stops.txt': ['stop_id,stop_name,stop_lat,stop_lon', ...ids.map((id, i) => `${id},${id},${48 + i / 100},2`)].join(
      '\n',
    ),
    ...tripsAndTimes(`x: ${times.join(', ')}\ny: s30 9:00, s0 9:10`),
  });
  const { drawing, texts } = feedMap(feed);
  const { name, minZoom } = drawing.points;
  const zooms = Array.from(name, (row, i) => [textAt(texts, drawing.names.local[row]!), minZoom[i]] as const);
  expect(zooms.filter(([, zoom]) => zoom !== 12)).toEqual([['s29', 13]]);
});
