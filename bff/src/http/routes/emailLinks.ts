import { Type } from 'typebox';
import { ConfirmationBody, ConfirmationRequestBody, ResetBody, ResetRequestBody } from '../../api/people.ts';
import { languageOf } from '../../common/language.ts';
import type { PeopleOfTenants } from '../../people/people.ts';
import { namedKey, type Pages } from '../plugins/pageOrigin.ts';
import { OF_TENANT, SIGNED_IN, SIGNED_IN_PROBLEMS } from '../plugins/security.ts';
import type { App } from '../plugins/typedApp.ts';

const tags = ['account'];
const CONFIRMATIONS = '/login/v1/confirmations';
const RESETS = '/login/v1/resets';

/** Messages with a link, and what the links do. The token of a link is in its fragment, so that no server sees it before it is sent here. */
export function emailLinkRoutes(app: App, people: PeopleOfTenants, { tenantOf, originOf }: Pages): void {
  app.post(
    CONFIRMATIONS,
    {
      config: {
        answers: 'The message is going to be sent. There is no body.',
        problems: [...SIGNED_IN_PROBLEMS, 'demo-account', 'no-messages', 'too-many-attempts'],
      },
      schema: {
        tags,
        operationId: 'requestConfirmation',
        summary: 'Sends the message again that confirms the e-mail address',
        description: 'Not where it is confirmed already. Five an hour at most.',
        body: ConfirmationRequestBody,
        response: { 204: Type.Null() },
        ...SIGNED_IN,
      },
    },
    async (request, reply) => {
      const { links, signedIn } = people.at(namedKey(request));
      const user = await signedIn(request.headers.authorization);
      const page = { origin: await originOf(request, user.tenant || null), language: request.body.language };
      await links.requestConfirmation(user, page, request.ip);
      return reply.code(204).send(null);
    },
  );

  app.put(
    CONFIRMATIONS,
    {
      config: { answers: 'Confirmed. There is no body.', problems: ['link-over', 'store-unavailable'] },
      schema: {
        tags,
        operationId: 'confirmEmail',
        summary: 'Confirms an e-mail address, or creates an account, by the link of a message',
        description:
          'The link is good once, for three days, and as long as the account has the address that it was sent to. That of createAccount makes the account: sign in after it.',
        body: ConfirmationBody,
        response: { 204: Type.Null() },
        ...OF_TENANT,
      },
    },
    async (request, reply) => {
      await people.at(namedKey(request)).links.confirm(request.body.token);
      return reply.code(204).send(null);
    },
  );

  app.post(
    RESETS,
    {
      config: {
        answers: 'The same, whether there is an account or not. There is no body.',
        problems: ['invalid-email', 'no-messages', 'too-many-attempts', 'store-unavailable'],
      },
      schema: {
        tags,
        operationId: 'requestReset',
        summary: 'Sends a message with a link that sets another password',
        description: 'Where the e-mail address has no account, none is sent, and nothing says so.',
        body: ResetRequestBody,
        response: { 204: Type.Null() },
        ...OF_TENANT,
      },
    },
    async (request, reply) => {
      const { email, language } = request.body;
      const tenant = await tenantOf(request);
      const page = { origin: await originOf(request, tenant), language };
      await people.at(tenant).links.requestReset(email, page, request.ip);
      return reply.code(204).send(null);
    },
  );

  app.put(
    RESETS,
    {
      config: {
        answers: 'The password is set, and all sessions are over. There is no body.',
        problems: ['link-over', 'weak-password', 'busy', 'store-unavailable'],
      },
      schema: {
        tags,
        operationId: 'resetPassword',
        summary: 'Sets another password by the link of a message',
        description:
          'The link is good once, for an hour. The owner is notified by a message. After weak-password it is still good.',
        body: ResetBody,
        response: { 204: Type.Null() },
        ...OF_TENANT,
      },
    },
    async (request, reply) => {
      const { token, password } = request.body;
      const page = { origin: await originOf(request, await tenantOf(request)), language: languageOf(request) };
      await people.at(namedKey(request)).links.reset(token, password, page);
      return reply.code(204).send(null);
    },
  );
}
