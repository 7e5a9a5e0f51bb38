import { createTransport } from 'nodemailer';
import type { Deliver } from './message.ts';

/** Milliseconds: an unresponsive mail server must not delay the other messages for long. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export interface MailServer {
  /** `smtp://user:password@host:port`, or `smtps://…`. */
  readonly url: string;
  /** The sender shown to readers. */
  readonly from: string;
}

export function createSmtp({ url, from }: MailServer): Deliver {
  const transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  return async ({ to, subject, text, html }) => {
    // An object is always one address, whatever characters it contains.
    await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html });
  };
}
