export { fakeBackend } from '@halte/testkit';

export const FAKE_BACKEND_URL = 'http://backend';
