import { expect, test } from '@jest/globals';
import { createAuthenticator } from '../../../test/software-authenticator.ts';
import { hasCertificates } from './attestation.ts';

const authenticator = createAuthenticator('https://firn.example');
const x5c = new Map<string, unknown>([['x5c', [new Uint8Array(8)]]]);

test.each([
  ['none', new Map<string, unknown>(), false],
  ['packed', new Map<string, unknown>([['alg', -7]]), false],
  ['packed', x5c, true],
  ['tpm', new Map<string, unknown>(), true],
  ['android-safetynet', new Map<string, unknown>(), true],
])('a statement in the format %s with %j has certificates: %s', (fmt, attStmt, has) => {
  const { response } = authenticator.create({ challenge: 'x' }, { statement: { fmt, attStmt } });
  expect(hasCertificates(response.attestationObject)).toBe(has);
});

test('what is no statement is an error, not a pass', () => {
  expect(() => hasCertificates('AAAA')).toThrow();
});
