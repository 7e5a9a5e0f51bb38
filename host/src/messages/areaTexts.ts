import type { BootDocument, Locale, Messages } from '@halte/contract';
import type { LoadMessages } from '@halte/i18n';

/** Where the host's server has the texts that the remotes of a tenant declare, in one language. */
export const AREA_TEXTS_PATH = '/builds/texts';

async function fetchTexts(locale: Locale): Promise<Messages> {
  const answer = await fetch(`${AREA_TEXTS_PATH}/${locale}.json`);
  if (!answer.ok) throw new Error(`Failed to fetch the texts of the areas: ${answer.status}.`);
  return (await answer.json()) as Messages;
}

/** The host's texts with those of the remotes: the page has them in its own language, and fetches them with another one. */
export function withAreaTexts(load: LoadMessages, boot: Pick<BootDocument, 'locale' | 'areas'>): LoadMessages {
  return async (locale) => {
    const declared = locale === boot.locale ? boot.areas.texts : fetchTexts(locale);
    const [own, texts] = await Promise.all([load(locale), declared]);
    return { ...own, ...texts };
  };
}
