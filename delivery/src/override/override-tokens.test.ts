import { describe, expect, test } from '@jest/globals';
import { createBeaconTokens } from '../gateway/health/beacon-tokens.ts';
import { createOverrideTokens, type OverrideClaims } from './override-tokens.ts';
import { ownPath } from './own-path.ts';
import { readOverrides } from './read-overrides.ts';

const SECRET = 'a-secret-of-thirty-two-characters';
const NOW = new Date('2026-02-14T10:00:00Z');
const tokens = createOverrideTokens(SECRET);

const claims = (overrides: Partial<OverrideClaims> = {}): OverrideClaims => ({
  remote: 'mfe-booking',
  version: '1.1.0',
  actor: 'ops',
  expiresAt: '2026-02-14T11:00:00.000Z',
  isVerification: false,
  ...overrides,
});

describe('the token', () => {
  test('holds what was signed until it expires', () => {
    const token = tokens.issue(claims());
    expect(tokens.check(token, NOW)).toEqual(claims());
    expect(tokens.check(token, new Date('2026-02-14T10:59:59.999Z'))).toEqual(claims());
    expect(tokens.check(token, new Date('2026-02-14T11:00:00.000Z'))).toBeNull();
  });

  test('cannot be forged or changed without the secret', () => {
    const [payload = '', signature = ''] = tokens.issue(claims()).split('.');
    const other = Buffer.from(JSON.stringify(claims({ version: '6.6.6' }))).toString('base64url');
    const foreign = createOverrideTokens('another-secret-of-thirty-two-chars').issue(claims());
    for (const forged of [
      `${other}.${signature}`,
      `${payload}.`,
      payload,
      `${payload}.${signature}.x`,
      `${payload}.${'x'.repeat(signature.length)}`,
      foreign,
      '',
    ]) {
      expect([forged, tokens.check(forged, NOW)]).toEqual([forged, null]);
    }
  });

  test('differs from other kinds of token signed with the same secret', () => {
    const beacon = createBeaconTokens(SECRET).issue({ at: NOW, sequence: 1, network: null });
    expect(tokens.check(beacon, NOW)).toBeNull();
    expect(createBeaconTokens(SECRET).check(tokens.issue(claims()), NOW)).toBeNull();
  });
});

describe('what a request asks for', () => {
  const read = (headers: Record<string, string>) => readOverrides({ headers }, { tokens, now: NOW });
  const booking = tokens.issue(claims());
  const verification = tokens.issue(claims({ isVerification: true }));
  const active = { remote: 'mfe-booking', version: '1.1.0', expiresAt: '2026-02-14T11:00:00.000Z' };

  test('the valid tokens of the cookie', () => {
    const expired = tokens.issue(claims({ remote: 'mfe-guide', expiresAt: '2026-02-14T09:00:00.000Z' }));
    const cookie = `a=b; firn_override=${expired}~${booking}~broken; c=d`;
    expect(read({ cookie })).toEqual({ active: [active], isVerification: false });
    expect(read({})).toEqual({ active: [], isVerification: false });
  });

  test('at most three, so that no cookie costs more than three signatures', () => {
    const cookie = `firn_override=x.y~x.y~x.y~${booking}`;
    expect(read({ cookie }).active).toEqual([]);
  });

  test('a verification by header only: no link or cookie shows its stand-in session', () => {
    expect(read({ 'x-firn-override': verification })).toEqual({ active: [active], isVerification: true });
    expect(read({ 'x-firn-override': booking })).toEqual({ active: [active], isVerification: false });
    expect(read({ cookie: `firn_override=${verification}` })).toEqual({ active: [], isVerification: false });
  });
});

test.each([
  ['/agenda?seite=2', '/agenda?seite=2'],
  ['agenda', '/agenda'],
  ['https://firn.example/team', '/team'],
  ['https://evil.example/team', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/.//evil.example', '/'],
  ['javascript:alert(1)', '/'],
  [undefined, '/'],
])('nobody is led away: %s -> %s', (address, path) => {
  expect(ownPath(address, 'https://firn.example')).toBe(path);
});
