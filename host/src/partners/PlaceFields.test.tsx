import { initI18n } from '@halte/i18n';
import { fakeHost } from '@halte/testkit';
import { HostProvider } from '@halte/ui/host';
import { render, screen } from '@testing-library/react';
import { type Choices, FIRST_CHOICES } from './choices.ts';
import { loadPartnerMessages } from './loadPartnerMessages.ts';
import { PlaceFields } from './PlaceFields.tsx';

it.each<[Choices['kind'], Record<string, string>]>([
  ['trip-planner', { 'Arrivée proposée': 'Arrêt, adresse ou lieu', 'Départ proposé': 'Arrêt, adresse ou lieu' }],
  ['departures', { Arrêt: 'Nom d’un arrêt' }],
])('says in an empty field what may be typed, for %s', async (kind, fields) => {
  initI18n({ locale: 'fr', apiKey: 'test' });
  await loadPartnerMessages();
  render(
    <HostProvider host={fakeHost()}>
      <PlaceFields choices={{ ...FIRST_CHOICES, kind }} onChange={() => undefined} />
    </HostProvider>,
  );
  for (const [name, placeholder] of Object.entries(fields))
    expect(screen.getByRole('combobox', { name })).toHaveAttribute('placeholder', placeholder);
});
