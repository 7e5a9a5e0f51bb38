import { SIGNED_OUT } from '../conformance/bannerPage.ts';
import type { Rule } from '../conformance/rule.ts';

export const isInTheOneBannerLandmark: Rule = {
  name: 'is in the one banner landmark',
  check: ({ page, mounted, banner }) =>
    mounted(SIGNED_OUT, async () => {
      const banners = await page.getByRole('banner').count();
      const others = await banner.getByRole('main').or(banner.getByRole('contentinfo')).count();
      return [
        ...(banners === 1 ? [] : [`the page has ${banners} banner landmarks`]),
        ...(others === 0 ? [] : ['it has a landmark that belongs to the page']),
      ];
    }),
};
