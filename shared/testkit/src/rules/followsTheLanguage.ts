import { SIGNED_OUT } from '../conformance/bannerPage.ts';
import type { Rule } from '../conformance/rule.ts';

export const followsTheLanguage: Rule = {
  name: 'follows the language',
  async check({ mounted, content, setLocale, until, pageIsQuiet }) {
    const read = async () => {
      await pageIsQuiet();
      return content();
    };
    const wanted = await mounted({ locale: 'de', signedIn: false }, read);
    const shown = await mounted(SIGNED_OUT, async () => {
      await pageIsQuiet();
      await setLocale('de');
      return until(content, (text) => text === wanted);
    });
    return shown === wanted
      ? []
      : ['after a change to German it does not show what it shows when it is mounted in German'];
  },
};
