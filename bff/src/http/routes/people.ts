import { MeQuery, UserInfo, UserInfoBody } from '../../api/people.ts';
import { languageOf } from '../../common/language.ts';
import { attributesOf, type PeopleOfTenants } from '../../people/people.ts';
import { namedKey, type Pages } from '../plugins/pageOrigin.ts';
import { SIGNED_IN, SIGNED_IN_PROBLEMS } from '../plugins/security.ts';
import type { App } from '../plugins/typedApp.ts';

const tags = ['account'];

/** The user web: what an account says of a person. */
export function peopleRoutes(app: App, people: PeopleOfTenants, pages: Pages): void {
  app.get(
    '/me',
    {
      config: {
        answers: 'The attributes; those that the account does not have are absent.',
        problems: [...SIGNED_IN_PROBLEMS],
      },
      schema: {
        tags,
        operationId: 'getMe',
        summary: 'Who is signed in',
        description: 'All attributes of the person, or the requested ones.',
        querystring: MeQuery,
        response: { 200: UserInfo },
        ...SIGNED_IN,
      },
    },
    async (request, reply) => {
      const { query, headers } = request;
      const attributes = attributesOf(await people.at(namedKey(request)).signedIn(headers.authorization));
      reply.header('cache-control', 'no-store');
      const requested = [query.attributes ?? []].flat().flatMap((names) => names.split(',').map((name) => name.trim()));
      // `/me?attributes` names none, and means all.
      if (requested.every((name) => name === '')) return { attributes };
      return {
        attributes: Object.fromEntries(Object.entries(attributes).filter(([name]) => requested.includes(name))),
      };
    },
  );

  app.put(
    '/userinfo/update',
    {
      config: {
        answers: 'All attributes as they are now.',
        problems: [
          ...SIGNED_IN_PROBLEMS,
          'invalid-attribute',
          'unknown-attribute',
          'invalid-email',
          'weak-password',
          'current-password-needed',
          'wrong-password',
          'email-taken',
          'demo-account',
          'too-many-attempts',
          'busy',
        ],
      },
      schema: {
        tags,
        operationId: 'updateMe',
        summary: 'Changes attributes of the person who is signed in',
        description:
          'All of them or, when one is refused, none. `email` and `password` need `currentPassword` beside them, and sign out all other sessions. The address from before is notified; a new one gets the message that confirms it.',
        body: UserInfoBody,
        response: { 200: UserInfo },
        ...SIGNED_IN,
      },
    },
    async (request, reply) => {
      const { body, headers, ip } = request;
      reply.header('cache-control', 'no-store');
      const there = people.at(namedKey(request));
      const { tenant } = await there.signedIn(headers.authorization);
      const page = { origin: await pages.originOf(request, tenant || null), language: languageOf(request) };
      const client = { address: ip, userAgent: headers['user-agent'], page };
      return { attributes: await there.update(headers.authorization, body.attributes, client) };
    },
  );
}
