import { type APIRequestContext, expect } from '@playwright/test';

/**
 * The link of the latest message to an address, once it was sent.
 *
 * @param bff address of the backend, whose demo shows its messages
 */
export async function linkTo(request: APIRequestContext, bff: string, email: string): Promise<string> {
  const pattern = new RegExp(`<p>${email}</p><pre>[^<]*<a href="([^"]+)"`);
  let link = '';
  await expect
    .poll(async () => {
      link = pattern.exec(await (await request.get(`${bff}/demo/messages`)).text())?.[1] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}
