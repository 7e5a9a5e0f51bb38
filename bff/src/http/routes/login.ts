import { createAccount, createSession, deleteSession, getLoginWidget } from '../../api/operations/login.ts';
import { languageOf } from '../../common/language.ts';
import type { LoginWidget } from '../../people/loginWidget.ts';
import type { PeopleOfTenants } from '../../people/people.ts';
import { allowCaching } from '../plugins/caching.ts';
import { namedKey, type Pages } from '../plugins/pageOrigin.ts';
import type { App } from '../plugins/typedApp.ts';

const WIDGET_CACHE_SECONDS = 300;

export function loginRoutes(app: App, people: PeopleOfTenants, widget: LoginWidget, pages: Pages): void {
  app.get('/login/dist/js/app.js', getLoginWidget, async (_request, reply) => {
    allowCaching(reply, widget.version, WIDGET_CACHE_SECONDS);
    return reply.type('text/javascript; charset=utf-8').send(widget.script);
  });

  app.post('/login/v1/accounts', createAccount, async (request, reply) => {
    const { body, ip, headers } = request;
    const attributes = body.attributes ?? {};
    const tenant = await pages.tenantOf(request);
    const page = { origin: await pages.originOf(request, tenant), language: languageOf(request) };
    const session = await people
      .at(tenant)
      .signUp({ ...body, attributes }, { address: ip, userAgent: headers['user-agent'], page });
    reply.header('cache-control', 'no-store');
    return session === null ? reply.code(204).send(null) : reply.code(201).send(session);
  });

  app.post('/login/v1/sessions', createSession, async (request, reply) => {
    const { body, ip, headers } = request;
    const there = people.at(await pages.tenantOf(request));
    const session = await there.signIn(body, { address: ip, userAgent: headers['user-agent'] });
    return reply.code(201).header('cache-control', 'no-store').send(session);
  });

  app.delete('/login/v1/sessions', deleteSession, async (request, reply) => {
    await people.at(namedKey(request)).signOut(request.headers.authorization);
    return reply.code(204).send(null);
  });
}
