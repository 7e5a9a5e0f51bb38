import '@testing-library/jest-dom';
import type { HostServices, View } from '@halte/contract';
import { addMessages, initI18n } from '@halte/i18n';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { messages } from '../messages/en.ts';
import { fallbackView } from './screens.ts';

const host = { navigation: { href: () => '/en' } } as unknown as HostServices;

beforeAll(() => {
  initI18n({ locale: 'en', apiKey: 'k' });
  addMessages('host', 'en', messages);
});

it.each(['account-favorites'] as const)('says of %s that it does not exist yet, and where to go on', async (view) => {
  const NotYet = (await fallbackView(view)) as ComponentType<Parameters<View>[0]>;
  render(<NotYet host={host} params={{}} query={{}} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(messages['notYet.title']!);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/en');
  expect(screen.queryByRole('button')).toBeNull();
});

it('has no fallback for a view that a remote should have', () => {
  expect(fallbackView('schedules')).toBeNull();
});
