import { initI18n } from '@halte/i18n';
import { render, screen, within } from '@testing-library/react';
import { FIRST_CHOICES } from './choices.ts';
import { loadPartnerMessages } from './loadPartnerMessages.ts';
import { SizeFields } from './SizeFields.tsx';

it('offers the languages of the tenant, in its order, and that of the visitor', async () => {
  initI18n({ locale: 'fr', apiKey: 'test' });
  await loadPartnerMessages();
  render(<SizeFields languages={['de', 'en']} choices={FIRST_CHOICES} onChange={() => undefined} />);
  const options = within(screen.getByRole('combobox', { name: 'Langue' })).getAllByRole('option');
  expect(options.map((option) => (option as HTMLOptionElement).value)).toEqual(['', 'de', 'en']);
});
