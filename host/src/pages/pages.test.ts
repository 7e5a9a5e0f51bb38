import { initI18n } from '@halte/i18n';
import { View as Definitions } from '../partners/Definitions.tsx';
import { View as Demo } from '../partners/Demo.tsx';
import { View as Partners } from '../partners/Partners.tsx';
import { OWN_ROUTES } from '../routes/table.ts';
import { PAGES } from './pages.ts';
import { View as SignedIn } from './SignedIn.tsx';
import { View as Unsubscribe } from './Unsubscribe.tsx';

it('draws every screen that no remote draws; the error page is part of the first download', () => {
  const own = OWN_ROUTES.map(({ name }) => name);
  expect(Object.keys(PAGES).sort()).toEqual(own.filter((name) => name !== 'error').sort());
});

it('draws each page under its own route', async () => {
  initI18n({ locale: 'fr', apiKey: 'test' });
  const views = { SignedIn, Unsubscribe, Partners, Demo, Definitions };
  const drawn = Object.entries(PAGES).map(async ([name, load]) => {
    const { View } = await load!();
    return [name, Object.entries(views).find(([, view]) => view === View)?.[0]] as const;
  });
  expect(Object.fromEntries(await Promise.all(drawn))).toEqual({
    signedin: 'SignedIn',
    unsubscribe: 'Unsubscribe',
    cobranding: 'Partners',
    'cobranding-demo-id': 'Demo',
    'cobranding-demo-widgets-definitions': 'Definitions',
  });
});
