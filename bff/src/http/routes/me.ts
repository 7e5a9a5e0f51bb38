import { deleteAccount, downloadMyData, endOtherSessions, endSession, listSessions } from '../../api/operations/me.ts';
import type { OwnDataOfTenants } from '../../people/ownData.ts';
import type { PeopleOfTenants } from '../../people/people.ts';
import { namedKey } from '../plugins/pageOrigin.ts';
import type { App } from '../plugins/typedApp.ts';

/** A person's stored data: their sessions, all of it as a file, and its deletion. */
export function meRoutes(app: App, people: PeopleOfTenants, ownData: OwnDataOfTenants): void {
  app.get('/me/sessions', listSessions, async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store');
    return { sessions: await ownData.at(namedKey({ headers })).sessions(headers.authorization) };
  });

  app.delete('/me/sessions', endOtherSessions, async ({ headers }, reply) => {
    await ownData.at(namedKey({ headers })).endOtherSessions(headers.authorization);
    return reply.code(204).send(null);
  });

  app.delete('/me/sessions/:id', endSession, async ({ params, headers }, reply) => {
    await ownData.at(namedKey({ headers })).endSession(headers.authorization, params.id);
    return reply.code(204).send(null);
  });

  app.get('/me/export', downloadMyData, async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store');
    reply.header('content-disposition', 'attachment; filename="halte-account.json"');
    return ownData.at(namedKey({ headers })).download(headers.authorization);
  });

  app.post('/me/deletion', deleteAccount, async ({ body, headers, ip }, reply) => {
    await people.at(namedKey({ headers })).remove(headers.authorization, body.password, ip);
    return reply.code(204).send(null);
  });
}
