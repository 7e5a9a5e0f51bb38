import { Banners, CmsMenu, MenuParams } from '../cms.ts';
import { KEYED } from './access.ts';
import { operation } from './operation.ts';

export const listBanners = operation({
  id: 'listBanners',
  tag: 'content',
  summary: 'What a tenant tells its travellers now',
  description: 'The banners of the tenant whose key comes along, within the time for which its editors set them.',
  localized: true,
  security: KEYED,
  answers: 'The banners, the most important first; none where there is nothing to say.',
  response: { 200: Banners },
});

export const getMenu = operation({
  id: 'getMenu',
  tag: 'content',
  summary: 'A menu by its name',
  description: 'In French; with `-en`, `-es`, `-it` or `-de` at the end of its name in that language. Needs no key.',
  params: MenuParams,
  answers: 'The menu with its entries, up to three levels deep.',
  response: { 200: CmsMenu },
  problems: ['menu-not-found'],
});
