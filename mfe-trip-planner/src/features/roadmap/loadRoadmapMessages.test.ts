import { LOCALES, type Locale, type Messages } from '@halte/contract';
import { messageFaults } from '@halte/testkit';
import { roadmapMessages } from './loadRoadmapMessages.ts';

it('has the same texts in five languages, each plural form with them', async () => {
  const bundles = await Promise.all(LOCALES.map(async (locale) => [locale, await roadmapMessages(locale)] as const));
  expect(messageFaults(Object.fromEntries(bundles) as Record<Locale, Messages>)).toEqual([]);
});
