import { type Point, pathLength } from './geometry.ts';
import type { Edge, StreetGraph } from './graph.ts';
import type { Street, StreetClass } from './model.ts';
import type { Random } from './random.ts';
import type { PlanLine } from './streetPlan.ts';
import { FIRST_NAMES, FIXED_NAMES, HEADS, SURNAMES, TAILS, THINGS } from './streetWords.ts';
import { riverDistance, riverHalfWidth } from './terrain.ts';

const { floor, hypot } = Math;

export interface StreetNetwork {
  readonly streets: readonly Street[];
  /** Street index of each edge. */
  readonly streetOf: Int32Array;
}

const LONGEST: Record<StreetClass, number> = {
  motorway: 100_000,
  primary: 1_900,
  secondary: 1_200,
  minor: 700,
};

const KINDS: Record<StreetClass, readonly string[]> = {
  motorway: ['Rocade'],
  primary: ['Avenue', 'Avenue', 'Boulevard', 'Cours'],
  secondary: ['Rue', 'Rue', 'Avenue', 'Boulevard', 'Rue'],
  minor: ['Rue', 'Rue', 'Rue', 'Rue', 'Allée', 'Passage', 'Ruelle'],
};

/** Cuts the plan's lines into streets of a believable length and names them; a commune gives each name once. */
export function nameStreets(
  graph: StreetGraph,
  plan: readonly PlanLine[],
  communeAt: (point: Point) => string,
  random: Random,
): StreetNetwork {
  const names = new Map<string, Iterator<string, string>>();
  const namesOf = (commune: string) => {
    const known = names.get(commune) ?? createNames(random.fork(commune));
    names.set(commune, known);
    return known;
  };
  const streetOf = new Int32Array(graph.edges.length);
  const streets: Street[] = [];
  // Large streets come first in the plan, so the well-known names go to them.
  for (const run of continuousRuns(graph.edges)) {
    const first = run[0]!;
    const points = [first.path[0]!, ...run.flatMap((edge) => edge.path.slice(1))];
    const given = plan[first.line]!.name;
    for (const edge of run) streetOf[edge.id] = streets.length;
    const deadEnd = [first.from, run.at(-1)!.to].some((id) => graph.junctions[id]!.edges.length === 1);
    streets.push({
      name: given ?? inventName(points, first.class, deadEnd, namesOf(communeAt(middleOf(points))), random),
      class: first.class,
      path: points,
    });
  }
  return { streets, streetOf };
}

const middleOf = (points: readonly Point[]) => points[floor(points.length / 2)]!;

/** Edges that follow each other on one plan line, split where they would make too long a street. */
function continuousRuns(edges: readonly Edge[]): Edge[][] {
  const runs: Edge[][] = [];
  let length = 0;
  for (const edge of edges) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && last.line === edge.line && last.to === edge.from && length < LONGEST[edge.class]) {
      run.push(edge);
      length += edge.length;
    } else {
      runs.push([edge]);
      length = edge.length;
    }
  }
  return runs;
}

function inventName(
  points: readonly Point[],
  kind: StreetClass,
  deadEnd: boolean,
  names: Iterator<string, string>,
  random: Random,
): string {
  const name = names.next().value;
  const middle = middleOf(points);
  const rural = hypot(middle.x, middle.y) > 4_600;
  if (deadEnd && kind === 'minor' && pathLength(points) < 200) return `Impasse ${name}`;
  if (rural && kind !== 'motorway') return `${random.pick(['Rue', 'Route', 'Chemin', 'Rue'])} ${name}`;
  const onQuay = riverDistance(middle) < riverHalfWidth(middle.x) + 70 && kind === 'minor';
  return onQuay ? `Quai ${name}` : `${random.pick(KINDS[kind])} ${name}`;
}

/** Well-known names first, then combinations; never ends and never repeats. */
function* createNames(random: Random): Generator<string, string> {
  const combined = HEADS.flatMap((head) => TAILS.map((tail) => `${head} ${agree(head, tail)}`));
  const people = random.shuffle(FIRST_NAMES.flatMap((first) => SURNAMES.map((last) => `${first}-${last}`)));
  yield* random.shuffle([...FIXED_NAMES, ...THINGS]);
  yield* random.shuffle([...combined, ...people.slice(0, 250)]);
  yield* random.shuffle(people.slice(250));
  for (let number = 1; ; number++) yield `du Lotissement ${number}`;
}

/** "du Clos Blanc", but "de la Croix Blanche". */
function agree(head: string, tail: string): string {
  const feminine = head.startsWith('de la');
  if (tail === 'Blanche') return feminine ? tail : 'Blanc';
  if (tail === 'Fleuri') return feminine ? 'Fleurie' : tail;
  return tail;
}
