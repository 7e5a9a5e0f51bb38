import { remoteConfig } from '@halte/federation';

export default remoteConfig({
  name: 'trip-planner',
  firstData: {
    index: { lines: { path: '/api/v1/network/lines' } },
    'trip-planner-results': {
      journeys: { path: '/api/trip-planner/v2/journeys/of-address', query: 'all', unlessCookie: 'prefs' },
    },
  },
});
