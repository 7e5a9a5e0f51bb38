import { at, type Call } from './call.ts';

const MENUS = '/wp-json/menus/v1/menus';
const FIRST_OF_HEADER = { '': 'Acheter', '-en': 'Buy', '-es': 'Comprar', '-it': 'Acquista', '-de': 'Kaufen' };

export const CONTENT: readonly Call[] = [
  {
    operation: 'GET /core/v1/banners',
    caching: 'privately',
    succeeds: [
      {
        request: { path: '/core/v1/banners' },
        contains: {
          banners: [
            { id: 'imaginary-city', picto: 'circle_info' },
            { id: 'night-works', picto: 'circle_cone', link: 'https://www.clairvenne.example/fr/works' },
            { id: 'survey' },
          ],
        },
      },
    ],
    localized: {
      from: at('banners.1.buttonText'),
      texts: {
        fr: 'Tout savoir sur le chantier',
        en: 'All about the works',
        es: 'Más información sobre las obras',
        it: 'Tutto sui lavori',
        de: 'Mehr zu den Bauarbeiten',
      },
    },
    refuses: [],
  },
  {
    operation: `GET ${MENUS}/{menu}`,
    caching: 'briefly',
    succeeds: [
      {
        request: { path: `${MENUS}/menu-primaire-header` },
        contains: {
          slug: 'menu-primaire-header',
          items: expect.arrayContaining([
            expect.objectContaining({
              title: 'Lignes',
              url: '/schedules',
              type_label: 'Custom Link',
              child_items: [],
            }),
            expect.objectContaining({ type_label: 'Shortcode' }),
          ]),
        },
      },
      ...Object.entries(FIRST_OF_HEADER).map(([suffix, title]) => ({
        request: { path: `${MENUS}/menu-primaire-header${suffix}` },
        check: ({ body }: { body: unknown }) => expect(at('items.0.title')(body)).toBe(title),
      })),
      {
        request: { path: `${MENUS}/menu-secondaire-footer-de` },
        check: ({ body }) => expect(at('items.0.title')(body)).toBe('Kontakt'),
      },
    ],
    refuses: [
      [400, 'invalid-request', `${MENUS}/${'x'.repeat(101)}`],
      [404, 'menu-not-found', `${MENUS}/menu-primaire-header-pl`],
      [404, 'menu-not-found', `${MENUS}/__proto__`],
    ],
  },
];
