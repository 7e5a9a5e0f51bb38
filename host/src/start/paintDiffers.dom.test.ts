import { DIFFERS_PATH, reportDifference } from './paintDiffers.ts';

const PAINTED = { remote: 'trip-planner', view: 'index', version: '1.2.3', host: '4.5.6' } as const;

function differ(part: 'frame' | 'screen', error: unknown) {
  const report = jest.fn();
  const send = jest.fn((_path: string, _init: { readonly body: string }) => Promise.reject(new Error('offline')));
  globalThis.fetch = send as unknown as typeof fetch;
  reportDifference({ painted: PAINTED, part, report }, error);
  return { reported: report.mock.calls, sent: send.mock.calls.map(([path, { body }]) => [path, JSON.parse(body)]) };
}

it('tells the operator and the server which markup differs', () => {
  const { reported, sent } = differ('screen', new Error('Minified React error #418'));
  const error = expect.objectContaining({ code: 'paint-differs', message: 'Minified React error #418' });
  expect(reported).toEqual([[error, 'trip-planner: paint index']]);
  expect(sent).toEqual([[DIFFERS_PATH, { remote: 'trip-planner', view: 'index', version: '1.2.3' }]]);
});

it('names the host where the frame differs', () => {
  const { reported, sent } = differ('frame', 'thrown text');
  expect(reported[0]?.[1]).toBe('host: paint index');
  expect(sent[0]?.[1]).toEqual({ remote: 'host', view: 'index', version: '4.5.6' });
});
