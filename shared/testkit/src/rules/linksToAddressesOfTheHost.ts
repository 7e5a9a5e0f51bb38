import { SIGNED_IN } from '../conformance/bannerPage.ts';
import type { Rule } from '../conformance/rule.ts';
import { TENANT_PATHS } from '../conformance/tenant.ts';

export const linksToAddressesOfTheHost: Rule = {
  name: 'links to addresses of the host',
  check: ({ page, mounted, banner, server, pageIsQuiet }) =>
    mounted(SIGNED_IN, async () => {
      await pageIsQuiet();
      const links = await banner
        .locator('a[href]')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      const given = new Set(await page.evaluate(() => window.kit.addresses()));
      const ofTenant = TENANT_PATHS.map((path) => `${server.origin}/fr${path}`);
      return links
        .filter((link) => link.startsWith(`${server.origin}/`) && !given.has(link) && !ofTenant.includes(link))
        .map((link) => `${new URL(link).pathname} does not come from navigation.href`);
    }),
};
