import { type APIRequestContext, expect } from '@playwright/test';

/**
 * The link of the latest message to an address, once it was sent.
 *
 * @param bff address of the backend, whose demo shows its messages
 * @param site what the link begins with
 */
export async function linkTo(request: APIRequestContext, bff: string, email: string, site = 'http'): Promise<string> {
  const pattern = new RegExp(`<p>${email}</p><pre>[^<]*<a href="(${site}[^"]+)"`);
  let link = '';
  await expect
    .poll(async () => {
      link = pattern.exec(await (await request.get(`${bff}/demo/messages`)).text())?.[1] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}
