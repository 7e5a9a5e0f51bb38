import type { Call } from './call.ts';

const CLIENT_ERROR = {
  code: 'timeout',
  remote: 'trip-planner',
  step: 'load',
  build: '8f14e45f',
  route: null,
  message: 'RemoteFailure: slow',
};

const PAGE_FIGURES = {
  lcp: 950,
  inp: null,
  cls: 0,
  remotes: [{ remote: 'schedules', version: '1.0.0', load: 180, inp: null }],
};

export const OPERATIONS: readonly Call[] = [
  {
    operation: 'GET /tiles/{z}/{x}/{y}.svg',
    caching: 'tagged',
    succeeds: [
      {
        request: { path: '/tiles/13/4057/2845.svg' },
        contains: /^<svg .*<\/svg>$/s,
        check: ({ headers }) => {
          expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
          expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
          expect(headers.get('content-security-policy')).toContain("default-src 'none'");
        },
      },
      { request: { path: '/tiles/13/4057/2845.svg?theme=dark' }, contains: /^<svg / },
    ],
    refuses: [
      [400, 'invalid-request', '/tiles/13/a/2845.svg'],
      [400, 'invalid-request', '/tiles/22/0/0.svg'],
      [400, 'invalid-request', '/tiles/13/4057/2845.svg?theme=pink'],
      [404, 'tile-not-found', '/tiles/13/9999/2845.svg'],
      [404, 'tile-not-found', '/tiles/14/1e3/5.svg'],
      [404, 'tile-not-found', '/tiles/14/5/007.svg'],
      [404, 'unknown-address', '/tiles/13/4057/2845.png'],
    ],
  },
  {
    operation: 'GET /tiles/lines/{z}/{x}/{y}.svg',
    caching: 'tagged',
    succeeds: [
      {
        request: { path: '/tiles/lines/8/126/88.svg' },
        contains: /^<svg .*<path class="w" stroke="#[\da-f]{6}" .*<\/svg>$/s,
        check: ({ headers }) => expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8'),
      },
      { request: { path: '/tiles/lines/8/0/0.svg?theme=dark' }, contains: /^<svg (?!.*<path)/s },
    ],
    refuses: [
      [400, 'invalid-request', '/tiles/lines/8/a/88.svg'],
      [400, 'invalid-request', '/tiles/lines/8/126/88.svg?theme=pink'],
      [404, 'tile-not-found', '/tiles/lines/13/4057/2845.svg'],
      [404, 'tile-not-found', '/tiles/lines/8/256/88.svg'],
    ],
  },
  {
    operation: 'GET /map/still',
    caching: 'tagged',
    succeeds: [
      {
        request: { path: '/map/still?size=phone' },
        contains: /^<svg .*<\/svg>$/s,
        check: ({ headers }) => {
          expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
          expect(headers.get('content-security-policy')).toContain("default-src 'none'");
        },
      },
      { request: { path: '/map/still?view=home&size=desk&theme=dark' }, contains: /^<svg / },
    ],
    refuses: [
      [400, 'invalid-request', '/map/still'],
      [400, 'invalid-request', '/map/still?size=watch'],
      [400, 'invalid-request', '/map/still?size=phone&theme=pink'],
      [400, 'invalid-request', '/map/still?size=phone&view=results'],
    ],
  },
  {
    operation: 'GET /map/still/stopAreas/{id}',
    caching: 'tagged',
    succeeds: [
      {
        request: { path: '/map/still/stopAreas/Centre?size=phone' },
        contains: /^<svg .* data-view="48.01 -1.69 16".*<\/svg>$/s,
      },
      { request: { path: '/map/still/stopAreas/Centre:1?size=desk&theme=dark' }, contains: /^<svg / },
    ],
    refuses: [
      [404, 'stop-area-not-found', '/map/still/stopAreas/nowhere?size=phone'],
      [400, 'invalid-request', '/map/still/stopAreas/Centre'],
      [400, 'invalid-request', '/map/still/stopAreas/Centre?size=phone&theme=pink'],
    ],
  },
  {
    operation: 'GET /map/still/lines/{id}',
    caching: 'tagged',
    succeeds: [
      {
        request: { path: '/map/still/lines/A?size=phone' },
        contains: /^<svg .* data-view="[\d.]+ -[\d.]+ [\d.]+".*<\/svg>$/s,
      },
      { request: { path: '/map/still/lines/A?size=desk&theme=dark' }, contains: /^<svg / },
    ],
    refuses: [
      [404, 'line-not-found', '/map/still/lines/nowhere?size=phone'],
      [400, 'invalid-request', '/map/still/lines/A'],
      [400, 'invalid-request', '/map/still/lines/A?size=watch'],
      [400, 'invalid-request', '/map/still/lines/A?size=phone&theme=pink'],
    ],
  },
  {
    operation: 'POST /api/v1/clientErrors',
    caching: 'never',
    succeeds: [{ request: { path: '/api/v1/clientErrors', body: CLIENT_ERROR }, status: 204 }],
    refuses: [
      [400, 'invalid-request', { path: '/api/v1/clientErrors', body: { ...CLIENT_ERROR, route: '/fr?from=48.1' } }],
      [400, 'invalid-request', { path: '/api/v1/clientErrors', body: { ...CLIENT_ERROR, name: 'Camille' } }],
    ],
  },
  {
    operation: 'POST /api/v1/pageFigures',
    caching: 'never',
    succeeds: [{ request: { path: '/api/v1/pageFigures', body: PAGE_FIGURES }, status: 204 }],
    refuses: [
      [400, 'invalid-request', { path: '/api/v1/pageFigures', body: { ...PAGE_FIGURES, cls: -1 } }],
      [400, 'invalid-request', { path: '/api/v1/pageFigures', body: { ...PAGE_FIGURES, name: 'Camille' } }],
    ],
  },
  {
    operation: 'GET /livez',
    caching: 'never',
    succeeds: [{ request: { path: '/livez' }, contains: { status: 'live' } }],
    refuses: [],
  },
  {
    operation: 'GET /readyz',
    caching: 'never',
    succeeds: [{ request: { path: '/readyz' }, contains: { status: 'ready' } }],
    refuses: [],
  },
  {
    operation: 'GET /healthz',
    caching: 'never',
    succeeds: [
      {
        request: { path: '/healthz' },
        contains: {
          status: 'ready',
          feed: 'Petitbus',
          stops: 4,
          trips: 352,
          warnings: [],
          sources: [],
          reload: null,
          contentReload: null,
          dropped: [],
          store: { kind: expect.any(String), problem: null },
        },
      },
    ],
    refuses: [],
  },
];
