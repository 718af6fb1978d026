import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps texts that are needed again and must not stand in the clear. */
export interface Seal {
  close(text: string): string;
  /** @throws when the text was not closed by this seal, or was changed. */
  open(sealed: string): string;
}

const CIPHER = 'aes-256-gcm';
/** Bytes, as NIST SP 800-38D recommends. */
const NONCE = 12;
const TAG = 16;

/** A seal for one purpose; another purpose or another secret cannot open it. */
export function sealOf(secret: string, purpose: string): Seal {
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
