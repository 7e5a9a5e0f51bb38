import { FAILURE_CODES, LOCALES } from '@halte/contract';
import { OWN_ROUTES } from '../routes/table.ts';
import { loadHostMessages } from './load.ts';

/** Plural forms differ by language; the key counts once. */
function keysOf(messages: Readonly<Record<string, string>>): string[] {
  return [...new Set(Object.keys(messages).map((key) => key.replace(/_(one|many|other)$/, '')))].sort();
}

function placeholdersOf(text: string | undefined): string[] {
  return [...(text ?? '').matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').sort();
}

describe('the host’s texts', () => {
  it.each(LOCALES)('%s has the same keys and placeholders as French', async (locale) => {
    const [french, messages] = await Promise.all([loadHostMessages('fr'), loadHostMessages(locale)]);
    expect(keysOf(messages)).toEqual(keysOf(french));
    for (const [key, text] of Object.entries(messages)) {
      expect([key, placeholdersOf(text)]).toEqual([key, key.endsWith('_one') ? [] : placeholdersOf(french[key])]);
    }
  });

  it.each(LOCALES)('%s names every screen and every failure', async (locale) => {
    const messages = await loadHostMessages(locale);
    const wanted = [
      ...OWN_ROUTES.map(({ name }) => `title.${name}`),
      ...FAILURE_CODES.map((code) => `slot.failed.${code}`),
    ];
    expect(wanted.filter((key) => !messages[key])).toEqual([]);
  });
});
