import { defineRemote } from '@halte/federation/defineRemote';

export const declaration = defineRemote({
  id: 'proximity',
  routes: [
    {
      name: 'proximity',
      path: '/proximity',
      page: 'translucent',
      external: 'externalProximity',
      title: { fr: 'À proximité', en: 'Nearby', es: 'Cerca de ti', it: 'Nelle vicinanze', de: 'In der Nähe' },
    },
    {
      name: 'proximity-type-id',
      path: '/proximity/:type/:id',
      page: 'bordered',
      params: { type: 'place-kind' },
      title: {
        fr: 'Lieu à proximité',
        en: 'Nearby place',
        es: 'Lugar cercano',
        it: 'Luogo nelle vicinanze',
        de: 'Ort in der Nähe',
      },
    },
  ],
  tab: {
    route: 'proximity',
    icon: './tab.svg',
    label: { fr: 'À proximité', en: 'Nearby', es: 'Cerca', it: 'Nelle vicinanze', de: 'In der Nähe' },
    short: { fr: 'Proximité', en: 'Nearby', es: 'Cerca', it: 'Vicinanze', de: 'In der Nähe' },
    after: 'trip-planner',
    about: {
      fr: 'Les départs autour de vous',
      en: 'Departures around you',
      es: 'Las salidas a tu alrededor',
      it: 'Le partenze intorno a te',
      de: 'Abfahrten in Ihrer Umgebung',
    },
  },
  widget: { route: 'proximity', height: 600 },
  exists: {
    'proximity-type-id': [
      { path: '/api/proximity/v2/stopAreas/{id}', kind: 'stoparea' },
      { path: '/core/v3/{kind}/{id}' },
    ],
  },
  firstData: {
    proximity: {
      near: { path: '/api/v1/proximity/nearby?lat={?lat:5}&lon={?lon:5}&radius=800&limit=10&kind=stopArea' },
      network: { path: '/api/v1/network' },
    },
    'proximity-type-id': {
      point: { path: '/api/v1/proximity/points/{kind}/{id}' },
      area: { path: '/api/proximity/v2/stopAreas/{id}', kind: 'stoparea' },
      board: { path: '/api/proximity/v2/stopAreas/{id}/schedules?limit=5&groupedByTerminus=true', kind: 'stoparea' },
    },
  },
  budget: { first: 48_000, all: 88_000 },
});
