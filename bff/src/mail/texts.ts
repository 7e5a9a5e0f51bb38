import type { Language } from '../common/language.ts';
import type { MessagePurpose } from '../store/store.ts';
import type { Message } from './message.ts';
import { messages as de } from './messages/de.ts';
import { messages as en } from './messages/en.ts';
import { messages as es } from './messages/es.ts';
import { messages as fr } from './messages/fr.ts';
import { messages as it } from './messages/it.ts';

/** `taken` goes to the owner of an address for which another account was requested. */
export type TextPurpose = MessagePurpose | 'taken';

type Key = keyof typeof fr;

const MESSAGES: Readonly<Record<Language, Readonly<Record<Key, string>>>> = { fr, en, de, es, it };

/** Key prefix of a tenant's own wording in its file: `mail.reset.subject`. */
const NAMESPACE = 'mail';

/** The tenant in whose name a message is sent. */
export interface MailTenant {
  readonly name: string;
  /** How to reach its customer service; empty if the tenant does not state it. */
  readonly helpContact: string;
  /** The tenant's wording, by language and key. */
  readonly messages: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
}

export interface Written {
  readonly purpose: TextPurpose;
  readonly language: Language;
  readonly link: string;
  /** Null if unknown: then the name is that of the site’s server. */
  readonly tenant: MailTenant | null;
}

/** No text contains the name of the account's owner: anyone can sign up with someone else's address and choose a name. */
export function textOf({ purpose, language, link, tenant }: Written): Omit<Message, 'to'> {
  const site = new URL(link).host;
  const contact = tenant?.helpContact ?? '';
  const values: Readonly<Record<string, string>> = { tenant: tenant?.name ?? site, contact, site };
  const own = tenant?.messages[language] ?? {};
  const say = (key: Key) =>
    (own[`${NAMESPACE}.${key}`] ?? MESSAGES[language][key]).replace(
      /\{\{\s*(\w+)\s*\}\}/g,
      (placeholder, name: string) => values[name] ?? placeholder,
    );
  const end = [say('signature'), ...(contact === '' ? [] : [say('help')]), site];
  const paragraphs = [
    [say('greeting')],
    [say(`${purpose}.opening`)],
    [link],
    [say(`${purpose}.note`)],
    [say(`${purpose}.unasked`)],
    end,
  ];
  const subject = oneLine(say(`${purpose}.subject`));
  return {
    subject,
    text: `${paragraphs.map((lines) => lines.join('\n')).join('\n\n')}\n`,
    html: htmlOf({ language, subject, link, paragraphs }),
  };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

interface Page {
  readonly language: Language;
  readonly subject: string;
  readonly link: string;
  readonly paragraphs: readonly (readonly string[])[];
}

/** The same for mail clients that show HTML; no external resources are loaded. */
function htmlOf({ language, subject, link, paragraphs }: Page): string {
  const lineOf = (line: string) =>
    line === link ? `<a href="${escaped(line)}">${escaped(line)}</a>` : escaped(line).replaceAll('\n', '<br>');
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    '<body style="font-family: sans-serif; line-height: 1.5; max-width: 36em">',
    ...paragraphs.map((lines) => `<p>${lines.map(lineOf).join('<br>')}</p>`),
    '</body></html>\n',
  ].join('\n');
}
