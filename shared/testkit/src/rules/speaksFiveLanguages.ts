import { LOCALES } from '@halte/contract';
import type { Rule } from '../conformance/rule.ts';

/** Addresses begin with the language, whatever the texts are in. */
const ADDRESSES = /^.*\/url: .*$/gm;

export const speaksFiveLanguages: Rule = {
  name: 'speaks five languages',
  async check({ mounted, content, loaded, pageIsQuiet }) {
    const shown = new Map<string, string>();
    for (const locale of LOCALES) {
      await mounted({ locale, signedIn: false }, async () => {
        await pageIsQuiet();
        shown.set(locale, (await content()).replace(ADDRESSES, ''));
      });
    }
    const same = LOCALES.filter((locale) => locale !== 'fr' && shown.get(locale) === shown.get('fr'));
    const keys = loaded.keys.filter(
      (key) => key.includes('.') && [...shown.values()].some((text) => text.includes(key)),
    );
    return [
      ...same.map((locale) => `it reads the same in ${locale} as in fr`),
      ...keys.map((key) => `it shows the key ${key} instead of a text`),
    ];
  },
};
