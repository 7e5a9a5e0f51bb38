import { remoteConfig } from '@halte/federation';

export default remoteConfig({
  name: 'schedules',
  firstData: {
    schedules: { lines: { path: '/api/v1/lines' } },
    'schedules-line-id': { line: { path: '/api/v1/lines/{id}' } },
  },
});
