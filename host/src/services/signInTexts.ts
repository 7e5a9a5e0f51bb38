import type { PublicTenant } from '@halte/contract';

const AREA = 'sign-in.';

/** How the tenant words the sign-in dialog, by language and key: the dialog is a script of its own, without the texts of the app. */
export function signInTexts({ apiKey, messages }: Pick<PublicTenant, 'apiKey' | 'messages'>) {
  const own = (texts: Readonly<Record<string, string>> = {}) =>
    Object.entries(texts).flatMap(([key, text]) => {
      const bare = key.startsWith(`${apiKey}:`) ? key.slice(apiKey.length + 1) : key;
      return bare.startsWith(AREA) ? [[bare.slice(AREA.length), text] as const] : [];
    });
  const byLanguage = Object.entries(messages).map(([language, texts]) => [language, own(texts)] as const);
  return Object.fromEntries(
    byLanguage.flatMap(([language, texts]) => (texts.length > 0 ? [[language, Object.fromEntries(texts)]] : [])),
  );
}
