import { remoteConfig } from '@halte/federation';
import remote from './remote.config.ts';

export default remoteConfig(remote);
