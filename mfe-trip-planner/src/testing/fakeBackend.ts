import { type Api, createApi } from '@halte/api';

export type { BackendRequest } from '@halte/testkit';
export { fakeBackend } from '@halte/testkit';

export const FAKE_BACKEND_URL = 'http://backend';

export function testApi(): Api {
  return createApi({ baseUrl: FAKE_BACKEND_URL, apiKey: 'test', locale: () => 'en', accessToken: () => null });
}
