import { createTransport } from 'nodemailer';
import type { Deliver } from './message.ts';

/** Milliseconds: a mail server that does not answer must not hold up the others for long. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export interface MailServer {
  /** `smtp://user:password@host:port`, or `smtps://…`. */
  readonly url: string;
  /** The sender that readers see. */
  readonly from: string;
}

export function createSmtp({ url, from }: MailServer): Deliver {
  const transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  return async ({ to, subject, text, html }) => {
    // As an object it is one address, whatever characters it has.
    await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html });
  };
}
