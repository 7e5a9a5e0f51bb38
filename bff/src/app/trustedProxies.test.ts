import { trustedProxiesOf } from './trustedProxies.ts';

it.each([
  ['', false],
  ['0', false],
  ['1', 1],
  ['10', 10],
  ['192.0.2.7', ['192.0.2.7']],
  ['10.0.0.0/8, 2001:db8::/32', ['10.0.0.0/8', '2001:db8::/32']],
  ['loopback,uniquelocal', ['loopback', 'uniquelocal']],
])('takes "%s"', (text, proxies) => {
  expect(trustedProxiesOf(text)).toEqual(proxies);
});

it.each([
  ['true', 'true'],
  ['11', '11'],
  ['1,2', '1'],
  ['-1', '-1'],
  ['10.0.0.0/8,proxy.example', 'proxy.example'],
  ['10.0.0.0/33', '10.0.0.0/33'],
  ['10.0.0.0/8/8', '10.0.0.0/8/8'],
  // Every address: clients could again choose their own.
  ['0.0.0.0/0', '0.0.0.0/0'],
  ['::/0', '::/0'],
])('refuses "%s"', (text, part) => {
  expect(() => trustedProxiesOf(text)).toThrow(
    expect.objectContaining({
      name: 'StartError',
      message:
        '--trust-proxy takes the number of proxies in front (1 to 10), or their addresses and networks such as ' +
        `10.0.0.0/8, which "${part}" is not.`,
    }),
  );
});
