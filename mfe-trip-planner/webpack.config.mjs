import { remoteConfig } from '@halte/federation';

export default remoteConfig({ name: 'trip-planner' });
