import { Type } from 'typebox';
import { NewSession, RegistrationBody, SignInBody, WidgetQuery, WidgetScript } from '../../api/people.ts';
import { languageOf } from '../../common/language.ts';
import type { LoginWidget } from '../../people/loginWidget.ts';
import type { PeopleOfTenants } from '../../people/people.ts';
import { allowCaching } from '../plugins/caching.ts';
import { namedKey, type Pages } from '../plugins/pageOrigin.ts';
import { OF_TENANT, SIGNED_IN } from '../plugins/security.ts';
import type { App } from '../plugins/typedApp.ts';

const tags = ['account'];
const WIDGET_CACHE_SECONDS = 300;

export function loginRoutes(app: App, people: PeopleOfTenants, widget: LoginWidget, pages: Pages): void {
  app.get(
    '/login/dist/js/app.js',
    {
      config: { tagged: true, answers: 'JavaScript.' },
      schema: {
        tags,
        operationId: 'getLoginWidget',
        summary: 'The login widget',
        description:
          'A script for pages of any origin, which shows a form for signing in and sends what comes of it as events of the page.',
        querystring: WidgetQuery,
        response: { 200: WidgetScript },
      },
    },
    async (_request, reply) => {
      allowCaching(reply, widget.version, WIDGET_CACHE_SECONDS);
      return reply.type('text/javascript; charset=utf-8').send(widget.script);
    },
  );

  app.post(
    '/login/v1/accounts',
    {
      config: {
        answers: 'The first session of the new account, or nothing where a message was sent.',
        problems: [
          'invalid-email',
          'weak-password',
          'invalid-attribute',
          'unknown-attribute',
          'email-taken',
          'too-many-attempts',
          'busy',
          'store-unavailable',
        ],
      },
      schema: {
        tags,
        operationId: 'createAccount',
        summary: 'Creates an account',
        description:
          '204: a message is sent, whose link makes the account (confirmEmail); then sign in. An address that has an account gets a message that says so, and nothing here tells the two apart. 201: this server sends no messages, and the account is there at once; `email-taken` comes from such a server only.',
        body: RegistrationBody,
        response: { 201: NewSession, 204: Type.Null() },
        ...OF_TENANT,
      },
    },
    async (request, reply) => {
      const { body, ip, headers } = request;
      const attributes = body.attributes ?? {};
      const tenant = await pages.tenantOf(request);
      const page = { origin: await pages.originOf(request, tenant), language: languageOf(request) };
      const session = await people
        .at(tenant)
        .signUp({ ...body, attributes }, { address: ip, userAgent: headers['user-agent'], page });
      reply.header('cache-control', 'no-store');
      return session === null ? reply.code(204).send(null) : reply.code(201).send(session);
    },
  );

  app.post(
    '/login/v1/sessions',
    {
      config: {
        answers: 'A session: send its `accessToken` in the Authorization header.',
        problems: ['wrong-credentials', 'too-many-attempts', 'busy', 'store-unavailable'],
      },
      schema: {
        tags,
        operationId: 'createSession',
        summary: 'Signs in',
        description:
          'At the tenant of the key; without one, of the page that calls, or the only one there is. Five wrong passwords for an account from one address within a quarter of an hour lead to 429.',
        body: SignInBody,
        response: { 201: NewSession },
        ...OF_TENANT,
      },
    },
    async (request, reply) => {
      const { body, ip, headers } = request;
      const there = people.at(await pages.tenantOf(request));
      const session = await there.signIn(body, { address: ip, userAgent: headers['user-agent'] });
      return reply.code(201).header('cache-control', 'no-store').send(session);
    },
  );

  app.delete(
    '/login/v1/sessions',
    {
      config: {
        answers: 'Signed out. There is no body.',
        problems: ['missing-token', 'session-over', 'store-unavailable'],
      },
      schema: {
        tags,
        operationId: 'deleteSession',
        summary: 'Signs out',
        description: 'The token is good for nothing any more. Nothing happens when it was so before.',
        response: { 204: Type.Null() },
        ...SIGNED_IN,
      },
    },
    async (request, reply) => {
      await people.at(namedKey(request)).signOut(request.headers.authorization);
      return reply.code(204).send(null);
    },
  );
}
