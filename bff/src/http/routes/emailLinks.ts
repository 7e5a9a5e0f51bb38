import { confirmEmail, requestConfirmation, requestReset, resetPassword } from '../../api/operations/emailLinks.ts';
import { languageOf } from '../../common/language.ts';
import type { PeopleOfTenants } from '../../people/people.ts';
import { namedKey, type Pages } from '../plugins/pageOrigin.ts';
import type { App } from '../plugins/typedApp.ts';

const CONFIRMATIONS = '/login/v1/confirmations';
const RESETS = '/login/v1/resets';

/** Requests messages with a link, and handles the links. The token is in the link's fragment, so no server sees it until it is sent here. */
export function emailLinkRoutes(app: App, people: PeopleOfTenants, { tenantOf, originOf }: Pages): void {
  app.post(CONFIRMATIONS, requestConfirmation, async (request, reply) => {
    const { links, signedIn } = people.at(namedKey(request));
    const user = await signedIn(request.headers.authorization);
    const page = { origin: await originOf(request, user.tenant || null), language: request.body.language };
    await links.requestConfirmation(user, page, request.ip);
    return reply.code(204).send(null);
  });

  app.put(CONFIRMATIONS, confirmEmail, async (request, reply) => {
    await people.at(namedKey(request)).links.confirm(request.body.token);
    return reply.code(204).send(null);
  });

  app.post(RESETS, requestReset, async (request, reply) => {
    const { email, language } = request.body;
    const tenant = await tenantOf(request);
    const page = { origin: await originOf(request, tenant), language };
    await people.at(tenant).links.requestReset(email, page, request.ip);
    return reply.code(204).send(null);
  });

  app.put(RESETS, resetPassword, async (request, reply) => {
    const { token, password } = request.body;
    const page = { origin: await originOf(request, await tenantOf(request)), language: languageOf(request) };
    await people.at(namedKey(request)).links.reset(token, password, page);
    return reply.code(204).send(null);
  });
}
