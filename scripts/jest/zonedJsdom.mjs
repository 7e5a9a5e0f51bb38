/** jsdom, in the zone that the project names. */
import { TestEnvironment } from 'jest-environment-jsdom';
import { inZone } from './inZone.mjs';

export default inZone(TestEnvironment);
