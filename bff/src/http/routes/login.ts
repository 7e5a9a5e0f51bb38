import { Type } from 'typebox';
import type { LoginWidget } from '../../people/loginWidget.ts';
import type { People } from '../../people/people.ts';
import { SIGNED_IN } from '../answers.ts';
import { keep } from '../freshness.ts';
import { Problem } from '../schemas/common.ts';
import { NewSession, PEOPLE_PROBLEMS, RegistrationBody, SignInBody, WidgetQuery } from '../schemas/people.ts';
import type { App } from '../typedApp.ts';

const tags = ['account'];
const WIDGET_KEPT_SECONDS = 300;

export function loginRoutes(app: App, people: People, widget: LoginWidget): void {
  app.get(
    '/login/dist/js/app.js',
    {
      schema: {
        tags,
        summary: 'The login widget: a script for pages of any origin',
        querystring: WidgetQuery,
        response: { 200: Type.String({ description: 'JavaScript' }), 400: Problem, 429: Problem },
      },
    },
    async (_request, reply) => {
      keep(reply, widget.version, WIDGET_KEPT_SECONDS);
      return reply.type('text/javascript; charset=utf-8').send(widget.script);
    },
  );

  app.post(
    '/login/v1/accounts',
    {
      schema: {
        tags,
        summary: 'Makes an account and signs in (ours)',
        body: RegistrationBody,
        response: { 201: NewSession, ...PEOPLE_PROBLEMS, 409: Problem },
      },
    },
    async ({ body, ip }, reply) => {
      const session = await people.register({ ...body, attributes: body.attributes ?? {} }, ip);
      return reply.code(201).header('cache-control', 'no-store').send(session);
    },
  );

  app.post(
    '/login/v1/sessions',
    {
      schema: {
        tags,
        summary: 'Signs in (ours)',
        body: SignInBody,
        response: { 201: NewSession, ...PEOPLE_PROBLEMS },
      },
    },
    async ({ body, ip }, reply) => {
      const session = await people.signIn(body, ip);
      return reply.code(201).header('cache-control', 'no-store').send(session);
    },
  );

  app.delete(
    '/login/v1/sessions',
    {
      schema: {
        tags,
        summary: 'Signs out: the token is good for nothing any more; nothing happens when it was so before (ours)',
        response: { 204: Type.Null(), ...PEOPLE_PROBLEMS },
        ...SIGNED_IN,
      },
    },
    async ({ headers }, reply) => {
      await people.signOut(headers.authorization);
      return reply.code(204).send(null);
    },
  );
}
