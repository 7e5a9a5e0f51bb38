import type { AreaIndex, Feed } from '@halte/engine/timetable/feed/feed';
import type { Position } from '@halte/engine/timetable/geo/position';
import { linesOfArea, stopVisits } from '@halte/engine/timetable/stopIndex';
import { badgeOf } from '@halte/engine/timetable/trips';
import type { Candidate } from './candidate.ts';
import { distinguish } from './distinguish.ts';
import { displayNameOf, type Place, placeFrom } from './kinds.ts';

/** Locality of a position, for feeds that do not state it. */
export type Locality = (position: Position) => { readonly city: string; readonly postCode: string };

/** By stop area: values that depend on all areas. */
export interface AreaTable {
  /** 1 for the busiest of the network, 0 for an unserved one. */
  readonly use: Float64Array;
  /** Distinguishes it from areas of the same name. */
  readonly subTitles: readonly string[];
}

/** The stop areas of a feed, in its order. @param table as from {@link areaTable}. */
export function stopAreaCandidates(
  feed: Feed,
  localityOf: Locality,
  table: AreaTable = areaTable(feed, localityOf),
): Candidate[] {
  return feed.areas.map((_, area) => new StopAreaCandidate(feed, area, localityOf, table));
}

export function areaTable(feed: Feed, localityOf: Locality): AreaTable {
  const { first } = stopVisits(feed);
  const visits = feed.areas.map(({ stops }) => stops.reduce((sum, stop) => sum + first[stop + 1]! - first[stop]!, 0));
  const most = visits.reduce((a, b) => Math.max(a, b), 1);
  const named = feed.areas.map(({ name, lat, lon }, area) => {
    const { city } = localityOf({ lat, lon });
    const lineNames = () => linesOfArea(feed, area).map((route) => lineName(feed, route));
    return { displayName: displayNameOf(name, city), subTitle: city, lineNames };
  });
  return {
    use: Float64Array.from(visits, (count) => Math.log1p(count) / Math.log1p(most)),
    subTitles: distinguish(named),
  };
}

function lineName(feed: Feed, route: number): string {
  const { shortName, longName } = badgeOf(feed, route);
  return shortName || longName;
}

class StopAreaCandidate implements Candidate {
  readonly id: string;
  readonly title: string;
  readonly city: string;
  readonly postCode: string;
  readonly lat: number;
  readonly lon: number;
  readonly use: number;
  private readonly subTitle: string;
  private readonly feed: Feed;
  private readonly area: AreaIndex;
  private made: Place | null = null;

  constructor(feed: Feed, area: AreaIndex, localityOf: Locality, { use, subTitles }: AreaTable) {
    const { id, name, lat, lon } = feed.areas[area]!;
    const { city, postCode } = localityOf({ lat, lon });
    this.id = id;
    this.title = name;
    this.city = city;
    this.postCode = postCode;
    this.lat = lat;
    this.lon = lon;
    this.use = use[area]!;
    this.subTitle = subTitles[area]!;
    this.feed = feed;
    this.area = area;
  }

  get place(): Place {
    this.made ??= this.make();
    return this.made;
  }

  private make(): Place {
    const { id, title, subTitle, city, postCode, lat, lon, feed } = this;
    const displayName = displayNameOf(title, subTitle);
    return {
      ...placeFrom({ id, type: 'stopArea', name: title, city, postCode, lat, lon }),
      subTitle,
      displayName,
      label: displayName,
      lines: linesOfArea(feed, this.area).map((route) => badgeOf(feed, route)),
    };
  }
}
