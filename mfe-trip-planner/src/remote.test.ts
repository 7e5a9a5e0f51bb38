import { initI18n, translate } from '@halte/i18n';
import { checkRemote } from '@halte/testkit';
import { remote } from './remote.ts';

it('keeps the contract, in five languages', async () => {
  expect(await checkRemote(await import('./remote.ts'))).toEqual([]);
});

it('loads the texts about journeys with the views that show them', async () => {
  initI18n({ locale: 'fr', apiKey: 'test' });
  await remote.views['trip-planner-return-summary']();
  expect(translate('trip-planner-journeys', 'title.trip-planner-return-summary')).toBe('Votre aller-retour');
});
