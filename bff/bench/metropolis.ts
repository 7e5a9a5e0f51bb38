/**
 * Writes the map of a made-up large city, always the same for a size: `metropolis(path, nodes)`. Per cell of 100 m a crossing, two streets, a path, 14
 * buildings, four addresses and most often a shop; districts, a river, parks with ponds. Ids have gaps, as in a part of a map of the world.
 */
import { closeSync, openSync, writeSync } from 'node:fs';
import { dataBlock, headerBlock, type OsmNode, type OsmRelation, type OsmWay } from '../src/osm/testing/writeOsm.ts';
import { randomNumbers } from './random.ts';
import { placeName, streetName } from './streetNames.ts';

export const SOUTH_WEST = { lat: 48.7, lon: 2.1 };
export const CELL = { lat: 0.0009, lon: 0.00136 };
/** About as many nodes as a cell has. */
const NODES_PER_CELL = 90;
/** Streets change their name after as many cells, and a way of one goes along half of them. */
const STREET_CELLS = 10;
const WAY_CELLS = 5;
const PARK_CELLS = 12;
const DISTRICT_CELLS = 40;
const BUILDINGS = 14;
const HOUSES = 4;
const OBJECTS_PER_BLOCK = 8_000;
/** Positions of nodes in their cell. */
const CROSSING = 0;
const EAST = 1;
const NORTH = 3;
const PATH = 5;

interface Building {
  readonly first: number;
  readonly count: number;
}

interface Cell {
  readonly nodes: OsmNode[];
  readonly buildings: readonly Building[];
}

/** How many cells the side of a city of that many nodes has. */
export const sideOf = (nodes: number) => Math.round(Math.sqrt(nodes / NODES_PER_CELL));

/** @returns how many objects of each kind it has. */
export function writeMetropolis(path: string, nodes: number) {
  const side = sideOf(nodes);
  const file = openSync(path, 'w');
  try {
    writeSync(file, headerBlock());
    const write = blocksInto(file);
    const counts = { nodes: 0, ways: 0, relations: 0 };
    const city = createCity(side);
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++)
        for (const node of city.cell(x, y).nodes) {
          counts.nodes++;
          write.node(node);
        }
    for (const way of city.ways()) {
      counts.ways++;
      write.way(way);
    }
    for (const relation of city.relations()) {
      counts.relations++;
      write.relation(relation);
    }
    write.end();
    return counts;
  } finally {
    closeSync(file);
  }
}

function blocksInto(file: number) {
  const waiting = { nodes: [] as OsmNode[], ways: [] as OsmWay[], relations: [] as OsmRelation[] };
  const end = () => {
    for (const kind of ['nodes', 'ways', 'relations'] as const) {
      if (waiting[kind].length > 0) writeSync(file, dataBlock({ [kind]: waiting[kind] }, 'zlib', 1));
      waiting[kind] = [];
    }
  };
  const add = (list: unknown[], object: unknown) => {
    if (list.push(object) === OBJECTS_PER_BLOCK) end();
  };
  return {
    end,
    node: (node: OsmNode) => add(waiting.nodes, node),
    way: (way: OsmWay) => add(waiting.ways, way),
    relation: (relation: OsmRelation) => add(waiting.relations, relation),
  };
}

function createCity(side: number) {
  const firstIds = new Float64Array(side * side);
  /** Always the same for a number. */
  const names = (number: number) => streetName(randomNumbers(number));
  let nextId = 1_000_000;
  for (let cell = 0; cell < firstIds.length; cell++) {
    firstIds[cell] = nextId;
    nextId += 200 + (cell % 7 === 0 ? 30_000 + (cell % 97) * 400 : 0);
  }
  const nodeAt = (x: number, y: number, at: number) => firstIds[y * side + x]! + at;
  /** Streets in a row or a column; they change their names every few cells. */
  const nameOf = (isEast: boolean, x: number, y: number) =>
    isEast
      ? names(y * 1_009 + Math.floor(x / STREET_CELLS))
      : names(500_000 + x * 1_009 + Math.floor(y / STREET_CELLS));

  function cell(x: number, y: number): Cell {
    const random = randomNumbers(y * side + x + 1);
    const about = (lat: number, lon: number, id: number, tags?: OsmNode['tags']): OsmNode => ({
      id: nodeAt(x, y, id),
      lat: SOUTH_WEST.lat + (y + lat) * CELL.lat,
      lon: SOUTH_WEST.lon + (x + lon) * CELL.lon,
      ...(tags && { tags }),
    });
    const little = () => (random() - 0.5) * 0.06;
    const nodes: OsmNode[] = [
      about(little(), little(), CROSSING, random() < 0.15 ? { highway: 'traffic_signals' } : undefined),
      about(little(), 0.33, EAST),
      about(little(), 0.67, EAST + 1, random() < 0.1 ? { highway: 'crossing' } : undefined),
      about(0.33, little(), NORTH),
      about(0.67, little(), NORTH + 1),
      about(0.08, 0.3 + random() * 0.4, PATH),
      about(0.08, 0.9, PATH + 1),
    ];
    const buildings: Building[] = [];
    for (let b = 0; b < BUILDINGS; b++) {
      const [first, count] = [nodes.length, 4 + 2 * Math.floor(random() ** 2 * 4)];
      const [lat, lon] = [0.12 + 0.12 * (b % 7), b < 7 ? 0.15 : 0.6];
      for (let i = 0; i < count; i++) {
        const angle = ((i + 0.5) / count) * 2 * Math.PI;
        const place: readonly [number, number] = [
          lat + 0.05 * Math.sin(angle) + little() / 6,
          lon + 0.14 * Math.cos(angle) + little() / 6,
        ];
        const isHouse = i === 0 && b >= 2 && b < HOUSES;
        nodes.push(about(...place, nodes.length, isHouse ? houseTags(x, y, b) : undefined));
      }
      buildings.push({ first, count });
    }
    if (random() < 0.8) {
      const kind = SHOPS[Math.floor(random() * SHOPS.length)]!;
      nodes.push(about(0.4, 0.4, nodes.length, { ...kind, name: placeName(random) }));
    }
    return { nodes, buildings };
  }

  function houseTags(x: number, y: number, house: number) {
    const isEast = house % 2 === 0;
    const along = (isEast ? x : y) % STREET_CELLS;
    return {
      'addr:street': nameOf(isEast, x, y),
      'addr:housenumber': `${along * 4 + house + 1}${house === 3 && x % 9 === 0 ? ' bis' : ''}`,
      ...((x + y) % 2 === 0 && { 'addr:city': 'Grandville', 'addr:postcode': postCodeAt(x, y) }),
    };
  }

  function* ways(): Generator<OsmWay> {
    let id = 5_000_000;
    const next = () => (id += 1 + (id % 13));
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++) {
        if (x % WAY_CELLS === 0) yield street(next(), 'east', x, y);
        if (y % WAY_CELLS === 0) yield street(next(), 'north', x, y);
        if (x + 1 < side)
          yield {
            id: next(),
            nodes: [nodeAt(x, y, EAST), nodeAt(x, y, PATH), nodeAt(x, y, PATH + 1), nodeAt(x + 1, y, CROSSING)],
            tags: { highway: 'footway', ...(x % 3 === 0 && { footway: 'sidewalk' }), surface: 'paved' },
          };
        const { buildings } = cell(x, y);
        for (const [b, { first, count }] of buildings.entries())
          yield {
            id: next(),
            nodes: Array.from({ length: count + 1 }, (_, i) => nodeAt(x, y, first + (i % count))),
            tags: { building: b % 3 === 0 ? 'apartments' : 'yes', ...(b < 2 && houseTags(x, y, b)) },
          };
      }
    yield* outlines();
  }

  function street(id: number, direction: 'east' | 'north', x: number, y: number): OsmWay {
    const isEast = direction === 'east';
    const [at, shape] = isEast ? [x, EAST] : [y, NORTH];
    const nodes: number[] = [];
    for (let i = at; i <= Math.min(side - 1, at + WAY_CELLS); i++) {
      const [cx, cy] = isEast ? [i, y] : [x, i];
      nodes.push(nodeAt(cx, cy, CROSSING));
      if (i < at + WAY_CELLS && i + 1 < side) nodes.push(nodeAt(cx, cy, shape), nodeAt(cx, cy, shape + 1));
    }
    const kind = (isEast ? y : x) % 20 === 0 ? 'primary' : (isEast ? y : x) % 5 === 0 ? 'tertiary' : 'residential';
    return { id, nodes, tags: { highway: kind, name: nameOf(isEast, x, y), sidewalk: 'both', lit: 'yes' } };
  }

  const OUTLINES = 2_000_000_000;
  /** Four sides of a square of cells, as two ways. */
  const sidesOf = (x: number, y: number, size: number) => {
    const end = (at: number) => Math.min(side - 1, at + size);
    const line = (count: number, at: (i: number) => number) => Array.from({ length: count + 1 }, (_, i) => at(i));
    const [wide, high] = [end(x) - x, end(y) - y];
    return [
      [
        ...line(wide, (i) => nodeAt(x + i, y, CROSSING)),
        ...line(high, (i) => nodeAt(end(x), y + i, CROSSING)).slice(1),
      ],
      [
        ...line(high, (i) => nodeAt(x, y + i, CROSSING)),
        ...line(wide, (i) => nodeAt(x + i, end(y), CROSSING)).slice(1),
      ],
    ];
  };
  const parks: (readonly [x: number, y: number])[] = [];
  const districts: (readonly [x: number, y: number, size: number])[] = [[0, 0, side]];
  for (let y = 0; y + 1 < side; y += PARK_CELLS) for (let x = 0; x + 1 < side; x += PARK_CELLS) parks.push([x, y]);
  for (let y = 0; y + 1 < side; y += DISTRICT_CELLS)
    for (let x = 0; x + 1 < side; x += DISTRICT_CELLS) districts.push([x, y, DISTRICT_CELLS]);

  function* outlines(): Generator<OsmWay> {
    let id = OUTLINES;
    for (const [x, y, size] of districts)
      for (const nodes of sidesOf(x, y, size)) yield { id: id++, nodes, tags: { boundary: 'administrative' } };
    for (const [x, y] of parks) for (const nodes of sidesOf(x, y, 3)) yield { id: id++, nodes };
    for (const [x, y] of parks) {
      const [east, north] = sidesOf(x, y, 1);
      yield { id: id++, nodes: [...east!, ...north!.toReversed().slice(1)], tags: { natural: 'water' } };
    }
    for (const [x, y] of parks) {
      const [east, north] = sidesOf(x, y, PARK_CELLS - 1);
      yield { id: id++, nodes: [...east!, ...north!.toReversed().slice(1)], tags: { landuse: 'residential' } };
    }
  }

  function* relations(): Generator<OsmRelation> {
    const pair = (way: number) => [0, 1].map((i) => ({ kind: 1 as const, id: way + i, role: 'outer' }));
    for (const [d] of districts.entries())
      yield {
        id: 100 + d,
        members: pair(OUTLINES + 2 * d),
        tags: {
          type: 'boundary',
          boundary: 'administrative',
          admin_level: d === 0 ? '8' : '10',
          name: d === 0 ? 'Grandville' : `Quartier ${names(900_000 + d)}`,
        },
      };
    const [first, ponds] = [OUTLINES + 2 * districts.length, OUTLINES + 2 * districts.length + 2 * parks.length];
    for (const [p] of parks.entries())
      yield {
        id: 100_000 + p,
        members: [...pair(first + 2 * p), { kind: 1, id: ponds + p, role: 'inner' }],
        tags: { type: 'multipolygon', leisure: 'park', name: `Parc ${names(950_000 + p)}` },
      };
  }

  return { cell, ways, relations };
}

const postCodeAt = (x: number, y: number) => String(75_000 + ((Math.floor(x / 60) + 7 * Math.floor(y / 60)) % 40));

const SHOPS: readonly OsmNode['tags'][] = [
  { shop: 'bakery', opening_hours: 'Mo-Sa 07:00-19:30' },
  { shop: 'supermarket', opening_hours: 'Mo-Sa 08:30-20:00' },
  { amenity: 'restaurant', wheelchair: 'yes' },
  { amenity: 'cafe' },
  { amenity: 'pharmacy', opening_hours: 'Mo-Fr 09:00-19:00' },
  { amenity: 'school' },
  { tourism: 'hotel' },
  { shop: 'clothes' },
];
