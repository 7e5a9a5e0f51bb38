import { remoteConfig } from '@halte/federation';
import { declaration } from './remote.config.ts';

/** Of journeys, and of what opens above the form: three quarters of all texts, and home shows none of them. */
const MORE_TEXTS = /\/features\/(?:journey|picking|preferences|roadmap|when)\/messages\//;

export default remoteConfig(declaration, { moreTexts: MORE_TEXTS });
