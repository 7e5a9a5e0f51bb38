/** The parts of a feed that searches share, and a cache of the day tables in use. */
import { getOrCompute, memoize } from '../../common/memoize.ts';
import type { DayNumber } from '../../common/time.ts';
import type { Feed } from '../../timetable/feed/feed.ts';
import { isStepFree, type WalkProfile } from '../../timetable/geo/walkRouter.ts';
import { type Overlay, overlayOf } from '../../timetable/realtime/overlay.ts';
import { commonPartsOf } from '../day/commonParts.ts';
import { type Sense, SPANS } from '../day/dayTable.ts';
import { MOST_MARGIN } from '../day/effectiveTransfers.ts';
import { type Footpaths, footpathsOf, footpathsWith, reversed, slower } from '../day/footpaths.ts';
import { kindOfSpan } from '../day/kindOfSpan.ts';
import { type Patterns, patternsOf } from '../day/patterns.ts';
import { type TransferClasses, transferClassesOf } from '../day/transferClasses.ts';
import { serviceDaysOf } from '../day/tripInstances.ts';
import { updatedPatterns } from '../day/updatedPatterns.ts';
import { type Graphs, graphsByDay, graphsOfAllDays, type Walks } from './graphs.ts';

/** Stop times from which on a table of a day of its own takes too long, and too much memory. */
const LARGE = 2_000_000;

/** Whether each day has FIFO patterns of its own, or the tables of all days share those of all trips. */
export type Tables = 'byDay' | 'ofAllDays';

export interface Network {
  readonly feed: Feed;
  readonly patterns: Patterns;
  /** The footpaths that are not step-free. */
  readonly footpaths: Footpaths;
  readonly graph: Graphs;
}

interface NetworkWithWalks extends Network {
  readonly classes: TransferClasses;
  readonly walks: Walks;
}

/**
 * Built once per feed; parts that real time does not affect are shared with the timetable. Searches with a margin have a separate network only if more
 * rules for given rides become effective with one.
 */
export function networkOf(feed: Feed, marginSeconds = 0, tables = tablesFor(feed)): Network {
  const isShared = transferClassesOf(feed, marginSeconds) === transferClassesOf(feed);
  return networkWith(feed, isShared ? 0 : MOST_MARGIN, tables);
}

function tablesFor(feed: Pick<Feed, 'stopTimes'>): Tables {
  return hasCommonParts(feed) ? 'ofAllDays' : 'byDay';
}

/** Whether threads that search it save time and memory by sharing {@link CommonParts}. */
export function hasCommonParts({ stopTimes }: { readonly stopTimes: { readonly count: number } }): boolean {
  return stopTimes.count >= LARGE;
}

const networks = memoize((_feed: Feed) => new Map<string, NetworkWithWalks>());

function networkWith(feed: Feed, marginSeconds: number, tables: Tables): NetworkWithWalks {
  return getOrCompute(networks(feed), `${marginSeconds} ${tables}`, () => {
    const overlay = overlayOf(feed);
    const classes = transferClassesOf(feed, marginSeconds);
    if (!overlay) return plannedNetwork(feed, classes, tables);
    return updatedNetwork(feed, overlay, networkWith(overlay.timetable, marginSeconds, tables), classes, tables);
  });
}

function plannedNetwork(feed: Feed, classes: TransferClasses, tables: Tables): NetworkWithWalks {
  const common = tables === 'ofAllDays' ? commonPartsOf(feed, classes) : null;
  const patterns = common?.patterns ?? patternsOf(feed, classes);
  const walks = walksBy(feed, (profile) => footpathsOf({ feed, patterns, classes, profile }), common?.footpaths);
  const kinds = new Map<string, string>();
  const kindOf = (day: DayNumber, sense: Sense) =>
    getOrCompute(kinds, `${day} ${sense}`, () => kindOfSpan(feed, day, SPANS[sense]));
  const source = { feed, patterns, classes, walks, kindOf };
  const graph = common ? graphsOfAllDays(source, common) : graphsByDay(source);
  return { feed, patterns, classes, walks, footpaths: walks.of('foot').forward, graph };
}

function updatedNetwork(
  feed: Feed,
  { timetable, instances }: Overlay,
  planned: NetworkWithWalks,
  classes: TransferClasses,
  tables: Tables,
): NetworkWithWalks {
  // A delay that makes a rule for two trips effective changes their patterns.
  const base = classes === planned.classes ? planned : plannedNetwork(timetable, classes, tables);
  const patterns = updatedPatterns(feed, base.patterns, classes);
  const firstAdded = base.patterns.count;
  const walks =
    patterns === base.patterns
      ? base.walks
      : walksBy(feed, (profile) =>
          footpathsWith({ feed, patterns, classes, profile }, base.walks.of(profile).forward, firstAdded),
        );
  const updatedGraph = graphsByDay({ feed, patterns, classes, walks, kindOf: String });
  const days = [...new Set(instances.map(({ serviceDay }) => serviceDay))];
  return {
    feed,
    patterns,
    classes,
    walks,
    footpaths: walks.of('foot').forward,
    graph(day, sense, wishes) {
      const [first, last] = serviceDaysOf(feed, day, SPANS[sense]);
      const isAsPlanned = days.every((serviceDay) => serviceDay < first || serviceDay > last);
      return isAsPlanned ? planned.graph(day, sense, wishes) : updatedGraph(day, sense, wishes);
    },
  };
}

/** Made once for all that have the same: without streets, stairs are known from pathways only. */
function walksBy(
  { pathways, walks }: Feed,
  footpaths: (profile: WalkProfile) => Footpaths,
  onFoot?: Readonly<Record<Sense, Footpaths>>,
): Walks {
  const usual = new Map<WalkProfile, Readonly<Record<Sense, Footpaths>>>(onFoot && [['foot', onFoot]]);
  const withMargin = new Map<string, Readonly<Record<Sense, Footpaths>>>();
  const differing = (profile: WalkProfile): WalkProfile => {
    if (walks || !isStepFree(profile)) return profile;
    return pathways.length > 0 ? 'stepFree' : 'foot';
  };
  const of: Walks['of'] = (asked, marginSeconds = 0) => {
    const profile = differing(asked);
    if (marginSeconds > 0)
      return getOrCompute(withMargin, `${profile} ${marginSeconds}`, () => {
        const { forward, backward } = of(profile);
        return { forward: slower(forward, marginSeconds), backward: slower(backward, marginSeconds) };
      });
    return getOrCompute(usual, profile, () => {
      const forward = footpaths(profile);
      return { forward, backward: reversed(forward) };
    });
  };
  return { of };
}
