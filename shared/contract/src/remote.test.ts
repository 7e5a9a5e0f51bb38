import { parseRemoteModule } from './remote.ts';

const area = { contract: 1, kind: 'area', id: 'schedules', messages: () => {}, views: { schedules: () => {} } };
const header = { contract: 1, kind: 'header', id: 'anything', messages: () => {}, mount: () => {} };

describe('parseRemoteModule', () => {
  it.each([
    area,
    header,
    { ...area, views: {} },
    { ...area, newer: 'field' },
    { ...area, id: 'acme.parking', views: { nowhere: () => {} } },
  ])('takes %j', (remote) => {
    expect(parseRemoteModule({ remote })).toEqual({ ok: true, module: remote });
  });

  it.each([
    [undefined, 'invalid-module', 'exports no object named "remote"'],
    [{}, 'invalid-module', 'exports no object named "remote"'],
    [{ remote: 'x' }, 'invalid-module', 'exports no object named "remote"'],
    [{ remote: { ...area, contract: 2 } }, 'wrong-contract', 'speaks contract 2, the host 1'],
    [{ remote: { ...area, id: '' } }, 'invalid-module', 'no id'],
    [{ remote: { ...area, messages: {} } }, 'invalid-module', 'no messages(locale)'],
    [{ remote: { ...area, kind: 'footer' } }, 'invalid-module', 'its kind is footer'],
    [{ remote: { ...area, views: null } }, 'invalid-module', 'no views'],
    [{ remote: { ...area, views: { schedules: {} } } }, 'invalid-module', 'view schedules cannot be loaded'],
    [{ remote: { ...header, mount: undefined } }, 'invalid-module', 'needs mount(element, host)'],
  ])('refuses %j', (exposed, code, reason) => {
    expect(parseRemoteModule(exposed)).toEqual({ ok: false, code, reason: expect.stringContaining(reason) });
  });
});

it('adapts a module of a former major by its adapter, and checks what comes out', () => {
  const adapters = new Map([
    [0, ({ name, views }: Readonly<Record<string, unknown>>) => ({ ...area, id: name, views })],
  ]);
  const former = { contract: 0, name: 'parking', views: {} };
  expect(parseRemoteModule({ remote: former }, adapters)).toEqual({
    ok: true,
    module: { ...area, id: 'parking', views: {} },
  });
  expect(parseRemoteModule({ remote: { ...former, name: 7 } }, adapters)).toMatchObject({ code: 'invalid-module' });
  expect(parseRemoteModule({ remote: former })).toMatchObject({ code: 'wrong-contract' });
});
