import { remoteConfig } from '@halte/federation';

export default remoteConfig({
  name: 'proximity',
  firstData: {
    proximity: {
      near: { path: '/api/v1/proximity/nearby?lat={?lat:5}&lon={?lon:5}&radius=800&limit=10&kind=stopArea' },
    },
    'proximity-type-id': {
      point: { path: '/api/v1/proximity/points/{kind}/{id}' },
      area: { path: '/api/proximity/v2/stopAreas/{id}', kind: 'stoparea' },
      board: { path: '/api/proximity/v2/stopAreas/{id}/schedules?limit=5&groupedByTerminus=true', kind: 'stoparea' },
    },
  },
});
