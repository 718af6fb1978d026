import { webcrypto } from 'node:crypto';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { StubbedFetch } from './stub-fetch.ts';

/** The API asks for a proof of work that is done at once. */
export async function answerCaptcha(network: StubbedFetch): Promise<void> {
  // jsdom has no cryptography.
  Object.defineProperty(window, 'crypto', { value: webcrypto, configurable: true });
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 2,
    deriveKey,
    hmacSignatureSecret: 'geheim',
  });
  network.answer('GET', '/api/captcha', 200, { kind: 'altcha', siteKey: null });
  network.answer('GET', '/api/captcha/challenge', 200, challenge);
}
