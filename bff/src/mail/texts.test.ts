import { LANGUAGES } from '../common/language.ts';
import { MESSAGE_PURPOSES } from '../store/store.ts';
import { LINK_SECONDS } from './sender.ts';
import { ONDINE } from './testing/sending.ts';
import { type MailTenant, textOf } from './texts.ts';

const PURPOSES = [...MESSAGE_PURPOSES, 'taken' as const];
const LINK = 'https://trips.example.org/fr/confirmation#reset=a';

const reset = (tenant: MailTenant | null) => textOf({ purpose: 'reset', language: 'en', link: LINK, tenant });

describe.each(LANGUAGES)('a message in %s', (language) => {
  it.each(PURPOSES)(
    'about %s greets, names the tenant, has the link in a line, and says how to reach customer service',
    (purpose) => {
      const { subject, text, html } = textOf({ purpose, language, link: LINK, tenant: ONDINE });
      const lines = text.split('\n');
      expect(lines[0]).toMatch(/^\p{Lu}[\p{L} ]+[,:]$/u);
      expect(lines[2]).toContain('Ondine');
      expect(lines[4]).toBe(LINK);
      const [signature, help, site] = lines.slice(-4);
      expect(signature).toContain('Ondine');
      expect(help).toMatch(/: 0 800 12 34 56$/);
      expect(site).toBe('trips.example.org');
      expect(subject).toMatch(/^[^.\n{]+ – Ondine$/);
      expect(text + html).not.toMatch(/\{\{|undefined/);
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain(`<a href="${LINK}">${LINK}</a>`);
      for (const line of lines.filter((one) => one !== '' && one !== LINK)) expect(html).toContain(line);
    },
  );

  it('has another subject for each purpose', () => {
    const subjects = PURPOSES.map((purpose) => textOf({ purpose, language, link: LINK, tenant: ONDINE }).subject);
    expect(new Set(subjects).size).toBe(PURPOSES.length);
  });

  it('says of a change by another to contact the customer service of the tenant', () => {
    for (const purpose of ['email-changed', 'password-changed'] as const) {
      const unasked = textOf({ purpose, language, link: LINK, tenant: ONDINE }).text.split('\n')[8];
      expect(unasked).toContain('Ondine');
    }
  });
});

it.each(['de', 'it'] as const)('continues in lower case after the comma of the greeting in %s', (language) => {
  for (const purpose of PURPOSES) {
    const [greeting, , opening = ''] = textOf({ purpose, language, link: LINK, tenant: ONDINE }).text.split('\n');
    expect(greeting).toMatch(/,$/);
    // The German pronoun of address keeps its capital.
    expect(opening).toMatch(/^(?:\p{Ll}|Sie |Ihr)/u);
  }
});

it.each([
  ['fr', 'trois jours', 'une heure'],
  ['en', 'three days', 'one hour'],
  ['de', 'drei Tage', 'eine Stunde'],
  ['es', 'tres días', 'una hora'],
  ['it', 'tre giorni', 'un’ora'],
] as const)('says in %s how long a link is good for', (language, confirmation, reset) => {
  const noteOf = (purpose: 'confirm' | 'register' | 'reset') =>
    textOf({ purpose, language, link: LINK, tenant: ONDINE }).text.split('\n')[6];
  expect(LINK_SECONDS).toEqual({ confirm: 3 * 86_400, reset: 3_600 });
  expect(noteOf('confirm')).toContain(confirmation);
  expect(noteOf('register')).toContain(confirmation);
  expect(noteOf('reset')).toContain(reset);
});

it('has no line about help where the tenant gives no contact, and the site for an unknown tenant', () => {
  expect(reset({ ...ONDINE, helpContact: '' }).text).toMatch(/\n\nThe Ondine team\ntrips\.example\.org\n$/);
  expect(reset(null)).toMatchObject({
    subject: 'Choose a new password – trips.example.org',
    text: expect.stringContaining('for your trips.example.org account.'),
  });
});

it('says it in the words of the tenant, where it has its own', () => {
  const messages = {
    en: {
      'mail.reset.opening': 'Choose your {{tenant}} password, {{unknown}}:',
      'mail.signature': 'Your Ondine',
      'reset.note': 'Not of mails.',
    },
    fr: { 'mail.reset.opening': 'Non' },
  };
  const { text } = reset({ ...ONDINE, messages });
  expect(text).toContain('\n\nChoose your Ondine password, {{unknown}}:\n\n');
  expect(text).toContain('\n\nYour Ondine\n');
  expect(text).not.toMatch(/Not of mails|Non/);
});

it('makes no markup and no second line of the subject of what a tenant is called', () => {
  const { subject, html } = reset({ ...ONDINE, name: 'A & <b>B</b>\nBcc: x' });
  expect(subject).toBe('Choose a new password – A & <b>B</b> Bcc: x');
  expect(html).toContain('your A &amp; &lt;b&gt;B&lt;/b&gt;<br>Bcc: x account');
  expect(html).not.toContain('<b>');
});
