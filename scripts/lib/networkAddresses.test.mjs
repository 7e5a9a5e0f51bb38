import assert from 'node:assert/strict';
import { test } from 'node:test';
import { networkAddresses } from './networkAddresses.mjs';

/** @param {string} address @param {Partial<import('node:os').NetworkInterfaceInfo>} change */
const at = (address, change = {}) =>
  /** @type {import('node:os').NetworkInterfaceInfo} */ ({
    address,
    ...{ family: 'IPv4', internal: false, netmask: '255.255.255.0', mac: '00:00:00:00:00:00', cidr: null },
    ...change,
  });

test('the addresses by which a phone in the same network reaches this machine', () => {
  const interfaces = {
    lo: [at('127.0.0.1', { internal: true })],
    en0: [at('fe80::1', { family: 'IPv6', scopeid: 4 }), at('192.168.1.20')],
    en1: [at('169.254.7.7')],
    en2: undefined,
    en3: [at('10.0.0.5')],
  };
  assert.deepEqual(networkAddresses(interfaces), ['192.168.1.20', '10.0.0.5']);
});
