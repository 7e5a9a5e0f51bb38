/**
 * What the searches of a large timetable have in common on all days, in columns: one thread makes it, and the others use the same memory. Searches with
 * wishes, or with a margin that makes more rules effective, have parts of their own.
 */
import { getOrCompute, memoize } from '../../common/memoize.ts';
import type { Feed } from '../../timetable/feed/feed.ts';
import { type AllDays, allDaysOf } from './allDays.ts';
import type { Sense } from './dayTable.ts';
import { type Footpaths, footpathsOf, reversed } from './footpaths.ts';
import { type Exclusions, type GraphColumns, graphColumns } from './graph.ts';
import { type Patterns, patternsOf } from './patterns.ts';
import { type Positions, positionsOf } from './positions.ts';
import { tableOfAllDays } from './tableOfAllDays.ts';
import { type TransferClasses, transferClassesOf } from './transferClasses.ts';

export interface CommonParts {
  readonly patterns: Patterns;
  /** Of those who may use stairs, without a margin. */
  readonly footpaths: Readonly<Record<Sense, Footpaths>>;
  readonly allDays: AllDays;
  readonly positions: Readonly<Record<Sense, Positions>>;
  /** Of searches that exclude nothing. */
  readonly graphs: Readonly<Record<Sense, GraphColumns>>;
}

const EXCLUDING_NOTHING: Exclusions = { modes: new Set(), wheelchair: false };

const partsOf = memoize((_feed: Feed) => new WeakMap<TransferClasses, CommonParts>());

/** Those given by {@link takeCommonParts}; else they are made. */
export function commonPartsOf(feed: Feed, classes = transferClassesOf(feed)): CommonParts {
  return getOrCompute(partsOf(feed), classes, () => made(feed, classes));
}

/** To be called before the first search on the feed: what another thread has made of the same timetable, with the same walks. */
export function takeCommonParts(feed: Feed, parts: CommonParts): void {
  partsOf(feed).set(transferClassesOf(feed), parts);
}

function made(feed: Feed, classes: TransferClasses): CommonParts {
  const patterns = patternsOf(feed, classes);
  const walks = footpathsOf({ feed, patterns, classes, profile: 'foot' });
  const footpaths = { forward: walks, backward: reversed(walks) };
  const allDays = allDaysOf(feed, patterns);
  const positions = positionsOf(feed, patterns, allDays);
  const graphOf = (sense: Sense): GraphColumns => {
    const table = tableOfAllDays(feed, allDays, positions[sense], feed.firstDay);
    return graphColumns(feed, patterns, { classes, footpaths: footpaths[sense] }, table, EXCLUDING_NOTHING);
  };
  return {
    patterns,
    footpaths,
    allDays,
    positions,
    graphs: { forward: graphOf('forward'), backward: graphOf('backward') },
  };
}
