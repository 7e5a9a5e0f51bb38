/** The metro stations of one line from the street to the platforms: of the other lines' stations nothing is known, as in most timetables. */
import { toDegrees } from '../city/geometry.ts';
import type { City } from '../city/model.ts';

type Cell = string | number;

/** The line whose stations are described. */
const DESCRIBED = 'M2';
/** Every so many stations one has no lift. */
const WITHOUT_LIFT = 4;
/** `pathway_mode`, seconds, steps up from the platform. */
const STAIRS = { mode: 2, seconds: 35, steps: 28 };
const LIFT = { mode: 5, seconds: 80 };

interface Station {
  /** Id of the stop area. */
  readonly id: string;
  readonly platforms: readonly string[];
  readonly hasLift: boolean;
}

/** In the order of the line. */
export function describedStations(city: City): readonly Station[] {
  const areaOf = new Map(city.stopPoints.map(({ id, area }) => [id, area]));
  const stops = city.lines
    .filter(({ shortName }) => shortName === DESCRIBED)
    .flatMap(({ patterns }) => patterns.flatMap((pattern) => pattern.stops.map(({ stop }) => stop)));
  const platforms = Map.groupBy(new Set(stops), (stop) => areaOf.get(stop)!);
  return [...platforms].map(([id, ofStation], i) => ({
    id,
    platforms: ofStation,
    hasLift: i % WITHOUT_LIFT !== WITHOUT_LIFT - 2,
  }));
}

const entranceOf = ({ id }: Station) => `${id}:E`;

/** Rows of `stops.txt`: one entrance in the middle of each station. */
export function entranceRows(city: City): Cell[][] {
  const areas = new Map(city.stopAreas.map((area) => [area.id, area]));
  return describedStations(city).map((station) => {
    const { name, centre } = areas.get(station.id)!;
    const { lat, lon } = toDegrees(centre);
    return [entranceOf(station), '', name, lat, lon, 2, station.id, '', station.hasLift ? 1 : 2];
  });
}

/** Rows of `pathways.txt`. */
export function pathwayRows(city: City): Cell[][] {
  return describedStations(city).flatMap((station) =>
    station.platforms.flatMap((platform) => {
      const ends = [platform, entranceOf(station)];
      const stairs = [`${platform}:stairs`, ...ends, STAIRS.mode, 1, STAIRS.seconds, STAIRS.steps];
      return station.hasLift ? [stairs, [`${platform}:lift`, ...ends, LIFT.mode, 1, LIFT.seconds, '']] : [stairs];
    }),
  );
}
