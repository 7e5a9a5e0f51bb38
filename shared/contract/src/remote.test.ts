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
