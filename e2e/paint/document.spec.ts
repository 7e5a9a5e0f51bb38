import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { expect, test } from '../support/test.ts';
import { DOCUMENT } from './budgets.ts';
import { MAIN_SCREENS, type MainScreen } from './mainScreens.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** Bytes of the page as they are sent, which browsers do not tell for a stream. */
async function bytesOf(url: URL): Promise<number> {
  const headers = { 'accept-encoding': 'gzip, deflate, br', 'user-agent': PHONE, host: url.host };
  const [answer] = (await once(httpRequest(url, { headers }).end(), 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-encoding']).toBe('br');
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) bytes += part.length;
  return bytes;
}

for (const [name, { path }] of Object.entries(MAIN_SCREENS)) {
  test(`the document of ${name} keeps its budget of bytes`, async ({ request, baseURL }) => {
    // Favourites without an account are the prompt to sign in.
    const address = name === 'favourites' ? '/fr?redirect=%2Ffr%2Faccount%2Ffavorites' : await path(request);
    const url = new URL(address, baseURL);
    const budget = DOCUMENT[name as MainScreen];
    // A page does not wait for a backend that is slow: it may come without the picture of the map or its data.
    await expect.poll(() => bytesOf(url)).toBeGreaterThan(budget * 0.6);
    expect(await bytesOf(url)).toBeLessThanOrEqual(budget);
  });
}
