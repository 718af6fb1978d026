import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';

/** The first signs and closes; each of them verifies and opens. */
export type Secrets = readonly [string, ...string[]];

/** Keeps texts that are needed again and must not stand in the clear. */
export interface Seal {
  close(text: string): string;
  /** @throws when the text was not closed by this seal, or was changed. */
  open(sealed: string): string;
  /** The same text closed by the first secret; null where it is already. @throws as `open` does. */
  renew(sealed: string): string | null;
}

const CIPHER = 'aes-256-gcm';
/** Bytes, as NIST SP 800-38D recommends. */
const NONCE = 12;
const TAG = 16;

type Lock = Pick<Seal, 'close' | 'open'>;

function lockOf(secret: string, purpose: string): Lock {
  const key = createSecretKey(new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32)));
  return {
    close(text) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const tag = bytes.subarray(NONCE, NONCE + TAG);
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), { authTagLength: TAG });
      decipher.setAuthTag(tag);
      return decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

const opens = (lock: Lock, sealed: string): boolean => {
  try {
    lock.open(sealed);
    return true;
  } catch {
    return false;
  }
};

/**
 * A seal for one purpose; another purpose or other secrets cannot open it. The first secret closes, each of them opens
 * (docs/how-to/run-in-production.md#another-secret).
 */
export function sealOf([first, ...others]: Secrets, purpose: string): Seal {
  const closing = lockOf(first, purpose);
  const locks = [closing, ...others.map((secret) => lockOf(secret, purpose))];
  const open = (sealed: string) => (locks.find((lock) => opens(lock, sealed)) ?? closing).open(sealed);
  return {
    close: closing.close,
    open,
    renew: (sealed) => (opens(closing, sealed) ? null : closing.close(open(sealed))),
  };
}

/** As `renew` does; null, too, of what was closed by a secret that is long gone. */
export function renewedIfKnown(seal: Seal, sealed: string): string | null {
  try {
    return seal.renew(sealed);
  } catch {
    return null;
  }
}
