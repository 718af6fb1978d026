import { expect, test } from '@jest/globals';
import { siteOf } from './passkey-ceremonies.ts';

test.each([
  ['https://firn.example', 'https://firn.example', 'firn.example'],
  ['http://127.0.0.1:4000', 'http://localhost:4000', 'localhost'],
  ['http://[::1]:4000', 'http://localhost:4000', 'localhost'],
  ['http://localhost:4000', 'http://localhost:4000', 'localhost'],
  ['https://127.0.0.1.firn.example', 'https://127.0.0.1.firn.example', '127.0.0.1.firn.example'],
])('the passkeys of %s are made for %s', (publicOrigin, origin, rpId) => {
  expect(siteOf(publicOrigin)).toEqual({ origin, rpId });
});
