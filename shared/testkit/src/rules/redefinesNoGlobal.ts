import { SIGNED_IN } from '../conformance/bannerPage.ts';
import type { Rule } from '../conformance/rule.ts';

export const redefinesNoGlobal: Rule = {
  name: 'redefines no global',
  check: ({ page, mounted, header }) =>
    mounted(SIGNED_IN, () => page.evaluate((own) => window.kit.redefinedGlobals(own), [header.container])),
};
