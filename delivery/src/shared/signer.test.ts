import { expect, test } from '@jest/globals';
import { createBeaconTokens } from '../gateway/health/beacon-tokens.ts';
import { createOverrideTokens } from '../override/override-tokens.ts';
import { createSigner, type Secrets } from './signer.ts';

const [OLD, NEW] = ['the-secret-before', 'the-secret-after'] as const;
const STEPS: Readonly<Record<string, Secrets>> = {
  before: [OLD],
  first: [OLD, NEW],
  during: [NEW, OLD],
  after: [NEW],
};
const NOW = new Date('2026-02-14T08:00:00.000Z');

/** Whether what a gateway in one step signs is good for one in another. */
const KINDS: Readonly<Record<string, (by: Secrets, at: Secrets) => boolean>> = {
  'a signature': (by, at) => createSigner(at, 'test').isSigned('text', createSigner(by, 'test').sign('text')),
  'the token of a page for its reports': (by, at) => {
    const token = createBeaconTokens(...by).issue({ at: NOW, sequence: 1, network: '192.0.2.0/24' });
    return createBeaconTokens(...at).check(token, NOW) !== null;
  },
  'an override': (by, at) => {
    const expiresAt = new Date(NOW.getTime() + 60_000).toISOString();
    const claims = { remote: 'mfe-a', version: '1.0.0', actor: 'a', expiresAt, isVerification: false };
    return createOverrideTokens(...at).check(createOverrideTokens(...by).issue(claims), NOW) !== null;
  },
};

test.each(Object.entries(KINDS))(
  '%s stays good through each step of a change of the secret',
  (_kind, isGood) => {
    const good = (by: keyof typeof STEPS, at: keyof typeof STEPS) =>
      isGood(STEPS[by] as Secrets, STEPS[at] as Secrets);
    expect([good('before', 'first'), good('first', 'before')]).toEqual([true, true]);
    expect([good('first', 'during'), good('during', 'first')]).toEqual([true, true]);
    expect([good('before', 'during'), good('during', 'after')]).toEqual([true, true]);
    // Without the steps between:
    expect([good('before', 'after'), good('after', 'before')]).toEqual([false, false]);
  },
);
