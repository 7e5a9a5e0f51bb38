import { clientNetwork } from './clientNetwork.ts';

it.each([
  ['two addresses of one /64', '2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
  ['one address in two spellings', '2001:DB8:1:2:0:0:0:1', '2001:db8:1:2::1', true],
  ['two /64', '2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['two IPv4 addresses', '192.0.2.1', '192.0.2.2', false],
  ['an IPv4 address and the same in IPv6', '192.0.2.1', '::ffff:192.0.2.1', true],
  ['the same in hexadecimal digits', '192.0.2.1', '::ffff:c000:201', true],
  ['two mapped IPv4 addresses', '::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
  ['what a proxy wrote that knows none', 'unknown', 'UNKNOWN', true],
])('of %s', (_, one, other, areSame) => {
  expect(clientNetwork(one) === clientNetwork(other)).toBe(areSame);
});
