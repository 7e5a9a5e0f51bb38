import { Type } from 'typebox';
import { DeletionBody, OwnData, OwnSessions, SessionParams } from '../../api/ownData.ts';
import type { OwnDataOfTenants } from '../../people/ownData.ts';
import type { PeopleOfTenants } from '../../people/people.ts';
import { namedKey } from '../plugins/pageOrigin.ts';
import { SIGNED_IN, SIGNED_IN_PROBLEMS } from '../plugins/security.ts';
import type { App } from '../plugins/typedApp.ts';

const tags = ['account'];

/** What is stored of a person: where they are signed in, all of it as a file, and its end. */
export function meRoutes(app: App, people: PeopleOfTenants, ownData: OwnDataOfTenants): void {
  app.get(
    '/me/sessions',
    {
      config: { answers: 'The sessions, the latest first.', problems: [...SIGNED_IN_PROBLEMS] },
      schema: {
        tags,
        operationId: 'listSessions',
        summary: 'Where the person is signed in',
        description: 'Sessions that are over are not among them.',
        response: { 200: OwnSessions },
        ...SIGNED_IN,
      },
    },
    async ({ headers }, reply) => {
      reply.header('cache-control', 'no-store');
      return { sessions: await ownData.at(namedKey({ headers })).sessions(headers.authorization) };
    },
  );

  app.delete(
    '/me/sessions',
    {
      config: { answers: 'Ended. There is no body.', problems: [...SIGNED_IN_PROBLEMS] },
      schema: {
        tags,
        operationId: 'endOtherSessions',
        summary: 'Signs out everywhere else',
        description: 'The session whose token is sent goes on: `deleteSession` ends it.',
        response: { 204: Type.Null() },
        ...SIGNED_IN,
      },
    },
    async ({ headers }, reply) => {
      await ownData.at(namedKey({ headers })).endOtherSessions(headers.authorization);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/me/sessions/:id',
    {
      config: { answers: 'Ended. There is no body.', problems: [...SIGNED_IN_PROBLEMS, 'session-not-found'] },
      schema: {
        tags,
        operationId: 'endSession',
        summary: 'Signs out on one device',
        description: 'It may be the session whose token is sent.',
        params: SessionParams,
        response: { 204: Type.Null() },
        ...SIGNED_IN,
      },
    },
    async ({ params, headers }, reply) => {
      await ownData.at(namedKey({ headers })).endSession(headers.authorization, params.id);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/me/export',
    {
      config: { answers: 'A file to be stored.', problems: [...SIGNED_IN_PROBLEMS] },
      schema: {
        tags,
        operationId: 'downloadMyData',
        summary: 'All that is stored of the person who is signed in',
        description: 'Without what only protects the account: the hashes of the password and of tokens.',
        response: { 200: OwnData },
        ...SIGNED_IN,
      },
    },
    async ({ headers }, reply) => {
      reply.header('cache-control', 'no-store');
      reply.header('content-disposition', 'attachment; filename="halte-account.json"');
      return ownData.at(namedKey({ headers })).download(headers.authorization);
    },
  );

  app.post(
    '/me/deletion',
    {
      config: {
        answers: 'Deleted. There is no body.',
        problems: [...SIGNED_IN_PROBLEMS, 'wrong-password', 'demo-account', 'too-many-attempts', 'busy'],
      },
      schema: {
        tags,
        operationId: 'deleteAccount',
        summary: 'Deletes the account of the person who is signed in',
        description:
          'With all its sessions, favourites and carts, at once and for good. The anonymous carts of its e-mail address, and of those that it had before, go with it.',
        body: DeletionBody,
        response: { 204: Type.Null() },
        ...SIGNED_IN,
      },
    },
    async ({ body, headers, ip }, reply) => {
      await people.at(namedKey({ headers })).remove(headers.authorization, body.password, ip);
      return reply.code(204).send(null);
    },
  );
}
