import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';

/**
 * Whether an authenticator states more about its maker than nothing, or a signature by the passkey itself. Nobody asked
 * for it, and it is refused unseen: to check certificates, the library may fetch the addresses in them, which whoever
 * sends them chooses.
 * @throws for what is no attestation object.
 */
export function hasCertificates(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = decoded.get('fmt');
  return format !== 'none' && (format !== 'packed' || decoded.get('attStmt').get('x5c') !== undefined);
}
