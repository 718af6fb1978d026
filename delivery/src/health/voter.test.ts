import { expect, test } from '@jest/globals';
import { networkOf, voterOf } from './voter.ts';

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.200', '203.0.113.0/24'],
  ['2001:db8:42:1::1', '2001:db8:42::/48'],
  ['2001:0DB8:0042:ffff:1:2:3:4', '2001:db8:42::/48'],
  ['2001:db8::7', '2001:db8:0::/48'],
  ['2001::7', '2001:0:0::/48'],
  ['::2:3:4:5:6:7', '0:0:2::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['127.0.0.1', null],
  ['127.8.8.8', null],
  ['::1', null],
  ['::ffff:127.0.0.1', null],
])('%s is of %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('each page view from this machine is a voter of its own, unless an untrusted proxy relays it', () => {
  expect(voterOf({ ip: '127.0.0.1', headers: {} })).toBeNull();
  expect(voterOf({ ip: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.7' } })).toBe('untrusted proxy');
  expect(voterOf({ ip: '203.0.113.7', headers: { 'x-forwarded-for': '198.51.100.1' } })).toBe(
    '203.0.113.0/24',
  );
});
