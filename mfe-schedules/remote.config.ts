import { defineRemote } from '@halte/federation/defineRemote';

export const declaration = defineRemote({
  id: 'schedules',
  routes: [
    {
      name: 'schedules',
      path: '/schedules',
      page: 'full',
      title: {
        fr: 'Lignes du réseau',
        en: 'Lines of the network',
        es: 'Líneas de la red',
        it: 'Linee della rete',
        de: 'Linien im Netz',
      },
    },
    {
      name: 'schedules-line-id',
      path: '/schedules/line/:id',
      page: 'translucent',
      title: {
        fr: 'Horaires de la ligne',
        en: 'Line timetable',
        es: 'Horarios de la línea',
        it: 'Orari della linea',
        de: 'Fahrplan der Linie',
      },
    },
  ],
  tab: {
    route: 'schedules',
    icon: './tab.svg',
    label: { fr: 'Lignes', en: 'Lines', es: 'Líneas', it: 'Linee', de: 'Linien' },
    after: 'proximity',
    about: {
      fr: 'Plans et horaires',
      en: 'Maps and timetables',
      es: 'Planos y horarios',
      it: 'Mappe e orari',
      de: 'Pläne und Fahrpläne',
    },
  },
  widget: { route: 'schedules', height: 600 },
  exists: { 'schedules-line-id': [{ path: '/api/v1/lines/{id}' }] },
  firstData: {
    schedules: { lines: { path: '/api/v1/lines' }, alerts: { path: '/api/v1/alerts' } },
    'schedules-line-id': {
      line: { path: '/api/v1/lines/{id}' },
      vehicles: { path: '/api/v1/vehicles?lineId={id}' },
    },
  },
  budget: { first: 40_000, all: 84_000 },
});
