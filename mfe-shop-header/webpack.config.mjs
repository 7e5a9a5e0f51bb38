import { remoteConfig } from '@halte/federation';
import { declaration } from './remote.config.ts';

/** Of what the panels of the shop show. */
const MORE_TEXTS = /\/src\/shop\/messages\//;

export default remoteConfig(declaration, { moreTexts: MORE_TEXTS });
