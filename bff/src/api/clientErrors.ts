import { REPORT_CODES } from '@halte/contract/failures';
import { nullable, text } from '@halte/engine/api/fields';
import { Type } from 'typebox';

/** The codes of docs/failures.md, and `error` for any other exception in a page. */
export const CLIENT_ERROR_CODES = [...REPORT_CODES, 'error'] as const;

export const RemoteId = Type.String({
  pattern: '^[a-z][a-z0-9-]{0,39}(\\.[a-z][a-z0-9-]{0,39})?$',
  description: 'Id of a remote, `host` for the page itself.',
  examples: ['trip-planner'],
});

export const RemoteVersion = Type.String({
  pattern: '^[A-Za-z0-9][A-Za-z0-9_.+-]{0,63}$',
  description: 'Version of the remote.',
  examples: ['1.4.2+9f3c2a1b'],
});

/** Error report of a page: about the program, without data about the person or their searches. */
export const ClientErrorBody = Type.Object(
  {
    code: Type.Unsafe<(typeof CLIENT_ERROR_CODES)[number]>({
      type: 'string',
      enum: [...CLIENT_ERROR_CODES],
      description: 'What failed, as in docs/failures.md; `error` for whatever else was thrown.',
    }),
    remote: RemoteId,
    version: Type.Optional(RemoteVersion),
    step: Type.String({
      pattern: '^[A-Za-z][A-Za-z -]{0,39}$',
      description: 'What was being done.',
      examples: ['mount'],
    }),
    build: Type.String({
      pattern: '^[\\w.-]{1,64}$',
      description: 'Which build of the host the page is of.',
      examples: ['8f14e45f'],
    }),
    route: nullable(
      text('Name of the screen, never its address; null where none is shown.', 'trip-planner-results', {
        pattern: '^[a-z][A-Za-z0-9-]{0,63}$',
      }),
    ),
    message: Type.String({
      maxLength: 300,
      description: 'The error’s own words, without addresses, numbers and e-mail addresses.',
      examples: ['TypeError: Cannot read properties of undefined'],
    }),
  },
  {
    $id: 'ClientErrorBody',
    description: 'What a page says of itself when something in it failed.',
    additionalProperties: false,
  },
);
