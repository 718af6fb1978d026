import { expect, test } from '@jest/globals';
import { tokenMissing, tokenRefused } from './token-sentences.ts';

const token = {
  id: '0123456789ab',
  label: 'CI',
  remote: 'mfe-wetter',
  expiresAt: '2026-11-01T10:00:00.000Z',
  createdAt: '2025-11-01T10:00:00.000Z',
  lastUsedAt: null,
};
const MAKE = 'npm run firn -- token create --remote';

test.each([
  ['missing', tokenMissing(), 'token-needed', 'none was sent', `${MAKE} NAME`],
  [
    'nonsense',
    tokenRefused({ state: 'unknown' }),
    'token-unknown',
    'is not a token of this platform',
    `${MAKE} NAME`,
  ],
  [
    'expired',
    tokenRefused({ state: 'expired', token }),
    'token-expired',
    '«CI» (0123456789ab), expired on 2026-11-01',
    `${MAKE} mfe-wetter`,
  ],
  [
    'revoked',
    tokenRefused({ state: 'revoked', token }),
    'token-revoked',
    'was revoked; «npm run firn -- history» says who did it',
    `${MAKE} mfe-wetter`,
  ],
])('a token that is %s: what, where, and the next command', (_what, refusal, code, sentence, command) => {
  expect([refusal.status, refusal.code]).toEqual([401, code]);
  for (const part of [sentence, 'FIRN_TOKEN', command]) expect(refusal.message).toContain(part);
});
