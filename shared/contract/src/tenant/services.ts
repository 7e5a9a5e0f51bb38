import { Type } from 'typebox';
import { address, httpAddress, link } from './fields.ts';

/** Base addresses of what the app calls and links to. A path is one of the backend. */
export const serviceFields = {
  bffUrl: Type.Optional(
    address(
      'The backend as browsers see it; absent = the one that the host was started with, at `/bff` of the host with `--forward-bff`. A path is one of the host.',
    ),
  ),
  ssrBffUrl: Type.Optional(httpAddress('The backend as the host sees it; absent = `bffUrl`.')),
  apiUrl: Type.Optional(address('Where banners, cart and notifications are asked for; absent = `bffUrl`.')),
  storeURL: Type.Optional(link('The shop, which the cart menu leads to; without it the menu has no such link.')),
  simURL: Type.Optional(address('The fare simulator, for tenants that have one.')),
  cmsURL: Type.Optional(address('The content system, whose menus header and footer show.')),
  userWebUrl: Type.Optional(address('The account system.')),
  widgetCdn: Type.Optional(address('Where the login widget is loaded from.')),
  privacyUrl: Type.Optional(
    httpAddress(
      'What happens with the data of an account: linked where one is created. `{language}` stands for the language of the page.',
    ),
  ),
  externalProximityUrl: Type.Optional(
    address('What the nearby screen redirects to where the feature `external-proximity` is on.'),
  ),
  unsubscribeUrl: Type.Optional(
    address(
      'Where the token of a link to unsubscribe (`/unsubscribe#token=…`) is sent, as JSON: POST unsubscribes, DELETE undoes it; 400, 404 and 410 mean that the link is used or cut.',
    ),
  ),
};
