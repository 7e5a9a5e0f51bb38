import { getMe, updateMe } from '../../api/operations/people.ts';
import { languageOf } from '../../common/language.ts';
import { attributesOf } from '../../people/attributes.ts';
import type { PeopleOfTenants } from '../../people/people.ts';
import { namedKey, type Pages } from '../plugins/pageOrigin.ts';
import type { App } from '../plugins/typedApp.ts';

/** User data: the attributes of an account. */
export function peopleRoutes(app: App, people: PeopleOfTenants, pages: Pages): void {
  app.get('/me', getMe, async (request, reply) => {
    const { query, headers } = request;
    const attributes = attributesOf(await people.at(namedKey(request)).signedIn(headers.authorization));
    reply.header('cache-control', 'no-store');
    const requested = [query.attributes ?? []].flat().flatMap((names) => names.split(',').map((name) => name.trim()));
    // `/me?attributes` without names means all.
    if (requested.every((name) => name === '')) return { attributes };
    return {
      attributes: Object.fromEntries(Object.entries(attributes).filter(([name]) => requested.includes(name))),
    };
  });

  app.put('/userinfo/update', updateMe, async (request, reply) => {
    const { body, headers, ip } = request;
    reply.header('cache-control', 'no-store');
    const there = people.at(namedKey(request));
    const { tenant } = await there.signedIn(headers.authorization);
    const page = { origin: await pages.originOf(request, tenant || null), language: languageOf(request) };
    const client = { address: ip, userAgent: headers['user-agent'], page };
    return { attributes: await there.update(headers.authorization, body.attributes, client) };
  });
}
