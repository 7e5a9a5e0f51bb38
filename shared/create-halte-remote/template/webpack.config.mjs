import { remoteConfig } from '@halte/federation';
import { declaration } from './remote.config.ts';

export default remoteConfig(declaration);
