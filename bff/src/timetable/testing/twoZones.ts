import { basics, feedOf, type GtfsFiles, tripsAndTimes } from './feeds.ts';

/**
 * An agency in New York with a trip to Chicago, an hour behind: `West:1` has the zone of its station, whatever its own row says. `East` has none,
 * so it has the agency's.
 */
export function twoZonesFeed(more: GtfsFiles = {}) {
  return feedOf({
    ...basics('America/New_York'),
    'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station,stop_timezone
      East,East,41,-80,,,
      Middle,Middle,41,-84,,,
      West,West,41,-88,1,,America/Chicago
      West:1,West,41,-88,,West,America/Denver
      Yard,Yard,41,-88.01,,,US/Central`,
    ...tripsAndTimes(
      'out: East 8:00, Middle 9:00, West:1 10:30-10:35, Yard 10:45\nback: West:1 23:50, Middle 25:30, East 26:30',
    ),
    ...more,
  });
}
