import { LOCALES } from '@halte/contract';
import { loadPlacesMessages } from './loadMessages.ts';

it('has the same texts in five languages, each plural form with them', async () => {
  const bundles = await Promise.all(LOCALES.map(loadPlacesMessages));
  const plain = (key: string) => key.replace(/_(one|other)$/, '');
  const holes = (text: string) => (text.match(/{{\w+}}/g) ?? []).sort();
  const [french] = bundles;
  for (const messages of bundles) {
    expect([...new Set(Object.keys(messages).map(plain))].sort()).toEqual(
      [...new Set(Object.keys(french!).map(plain))].sort(),
    );
    for (const form of ['one', 'other']) expect(messages).toHaveProperty([`results_${form}`]);
    for (const [key, text] of Object.entries(messages)) {
      expect(text.trim()).not.toBe('');
      expect(holes(text)).toEqual(holes(french![key] as string));
    }
  }
});
