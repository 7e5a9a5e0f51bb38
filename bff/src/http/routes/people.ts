import { attributesOf, type People } from '../../people/people.ts';
import { SIGNED_IN } from '../answers.ts';
import { MeQuery, PEOPLE_PROBLEMS, UserInfo, UserInfoBody } from '../schemas/people.ts';
import type { App } from '../typedApp.ts';

const tags = ['account'];

/** The user web: what an account says of a person. */
export function peopleRoutes(app: App, people: People): void {
  app.get(
    '/me',
    {
      schema: {
        tags,
        summary: 'Who is signed in: the attributes that are asked for',
        querystring: MeQuery,
        response: { 200: UserInfo, ...PEOPLE_PROBLEMS },
        ...SIGNED_IN,
      },
    },
    async ({ query, headers }, reply) => {
      const attributes = attributesOf(await people.signedIn(headers.authorization));
      reply.header('cache-control', 'no-store');
      const asked = [query.attributes ?? []].flat().flatMap((names) => names.split(',').map((name) => name.trim()));
      // `/me?attributes` names none, and means all.
      if (asked.every((name) => name === '')) return { attributes };
      return { attributes: Object.fromEntries(Object.entries(attributes).filter(([name]) => asked.includes(name))) };
    },
  );

  app.put(
    '/userinfo/update',
    {
      schema: {
        tags,
        summary: 'Changes attributes, all or none; `email` and `password` need `currentPassword` beside them (ours)',
        body: UserInfoBody,
        response: { 200: UserInfo, ...PEOPLE_PROBLEMS, 409: PEOPLE_PROBLEMS[400] },
        ...SIGNED_IN,
      },
    },
    async ({ body, headers, ip }, reply) => {
      reply.header('cache-control', 'no-store');
      return { attributes: await people.update(headers.authorization, body.attributes, ip) };
    },
  );
}
