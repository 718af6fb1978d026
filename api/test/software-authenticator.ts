import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers';

interface Options {
  readonly challenge: string;
}

export interface Ceremony {
  /** Of the page that asks; the site's own unless given. */
  readonly origin?: string;
  /** Whether the person was asked for a fingerprint or a PIN. */
  readonly isVerified?: boolean;
  /** Statement about the maker, by its format. */
  readonly statement?: { readonly fmt: string; readonly attStmt: Map<string, unknown> };
  /** What the authenticator says of its uses; one more than before unless given. */
  readonly counter?: number;
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const uint = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};
const base64 = (bytes: Uint8Array) => isoBase64URL.fromBuffer(new Uint8Array(bytes));

/** Present, verified and with a new credential: the bits of WebAuthn. */
const flagsOf = (isVerified: boolean, isNew: boolean) => 0x01 | (isVerified ? 0x04 : 0) | (isNew ? 0x40 : 0);

/** A passkey as a device keeps it: answers what a browser would hand to it (WebAuthn level 2, ES256). */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(32);
  const id = base64(credential);
  let uses = 0;

  function coseKey(): Uint8Array {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, isoBase64URL.toBuffer(x)],
      [-3, isoBase64URL.toBuffer(y)],
    ]);
    return isoCBOR.encode(key);
  }

  const clientData = (type: string, { challenge }: Options, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  function authenticatorData(isNew: boolean, { isVerified = true, counter = uses }: Ceremony): Buffer {
    const head = [sha256(new URL(origin).hostname), uint(flagsOf(isVerified, isNew), 1), uint(counter, 4)];
    const attested = isNew ? [Buffer.alloc(16), uint(credential.length, 2), credential, coseKey()] : [];
    return Buffer.concat([...head, ...attested]);
  }

  return {
    id,
    /** Answer to `navigator.credentials.create`. */
    create(options: Options, ceremony: Ceremony = {}) {
      const { fmt = 'none', attStmt = new Map() } = ceremony.statement ?? {};
      const attestation = new Map<string, unknown>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', new Uint8Array(authenticatorData(true, ceremony))],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64(clientData('webauthn.create', options, ceremony.origin)),
          attestationObject: base64(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
          transports: ['internal', 'telepathy'],
        },
      };
    },
    /** Answer to `navigator.credentials.get`. */
    get(options: Options, ceremony: Ceremony = {}) {
      uses += 1;
      const data = authenticatorData(false, ceremony);
      const client = clientData('webauthn.get', options, ceremony.origin);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(data),
          signature: base64(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        },
      };
    },
  };
}
