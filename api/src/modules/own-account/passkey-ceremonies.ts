import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import type { UserRow } from '../people/index.ts';
import { hasCertificates } from './attestation.ts';
import type { PasskeyRow } from './passkeys.repository.ts';

/** As browsers name them. */
const TRANSPORTS = new Set(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

/** The site for which a passkey is made: a passkey of another one does not work here. */
export interface Site {
  readonly origin: string;
  readonly rpId: string;
}

const LOOPBACK = /^(127\.[\d.]+|\[::1\])$/;

/** Browsers know no passkey for a bare address; what runs on the machine itself has a name that they do know. */
export function siteOf(publicOrigin: string): Site {
  const url = new URL(publicOrigin);
  if (LOOPBACK.test(url.hostname)) url.hostname = 'localhost';
  return { origin: url.origin, rpId: url.hostname };
}

const credentialOf = ({ credentialId: id, publicKey, counter, transports }: PasskeyRow) => ({
  id,
  publicKey: isoBase64URL.toBuffer(publicKey),
  counter,
  transports,
});

export const registrationOptions = ({ rpId }: Site, user: UserRow, existing: readonly PasskeyRow[]) =>
  generateRegistrationOptions({
    rpName: 'Firn',
    rpID: rpId,
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`.trim(),
    userID: new TextEncoder().encode(user.id),
    attestationType: 'none',
    excludeCredentials: existing.map(({ credentialId: id, transports }) => ({ id, transports })),
    // The person is asked too: a passkey stands for password and second factor.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });

export const loginOptions = ({ rpId }: Site) =>
  generateAuthenticationOptions({ rpID: rpId, userVerification: 'required' });

export type NewPasskey = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** What is kept of a passkey that answered the challenge; null for an answer that does not hold. */
export async function verifiedRegistration(
  { origin, rpId }: Site,
  challenge: string,
  answer: object,
): Promise<NewPasskey | null> {
  // Its shape is checked by the library, which throws for every other one.
  const response = answer as RegistrationResponseJSON;
  try {
    if (hasCertificates(response.response.attestationObject)) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
    });
    if (!verified) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: isoBase64URL.fromBuffer(publicKey),
      counter,
      transports: transports.filter((each) => TRANSPORTS.has(each)),
    };
  } catch {
    return null;
  }
}

/** How often the authenticator says that the passkey was used; null for an answer that does not hold. */
export async function verifiedLogin(
  { origin, rpId }: Site,
  challenge: string,
  answer: object,
  passkey: PasskeyRow,
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: credentialOf(passkey),
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
