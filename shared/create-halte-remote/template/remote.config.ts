import { defineRemote } from '@halte/federation/defineRemote';

const title = { fr: 'Parking', en: 'Parking', es: 'Parking', it: 'Parking', de: 'Parking' };

export const declaration = defineRemote({
  id: 'acme.parking',
  routes: [{ name: 'acme.parking', path: '/parking', view: 'Start', page: 'full', title }],
  tab: { route: 'acme.parking', icon: './tab.svg', label: title },
  budget: { first: 20_000, all: 40_000 },
});
