import type { PasskeyRequest, PasskeyStart } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { NoPasskeyError, type NoPasskeyReason } from './no-passkey-error.ts';

function reasonOf(error: unknown): NoPasskeyReason {
  if (!(error instanceof WebAuthnError)) return 'refused';
  if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known';
  return ['ERROR_INVALID_DOMAIN', 'ERROR_INVALID_RP_ID'].includes(error.code) ? 'address' : 'refused';
}

const made = (options: PublicKeyCredentialCreationOptionsJSON) =>
  startRegistration({ optionsJSON: options }).catch((error: unknown) => {
    throw new NoPasskeyError(reasonOf(error), error);
  });

/** Has the browser make a passkey and keeps it under a name. @throws NoPasskeyError, and what the API refuses. */
export async function addPasskey(api: ApiClient, title: string, currentPassword: string): Promise<void> {
  const start: PasskeyStart = { currentPassword };
  const options = await api.post<PublicKeyCredentialCreationOptionsJSON>('/api/passkeys/options', start, {
    quiet: true,
  });
  const body: PasskeyRequest = { title, response: { ...(await made(options)) } };
  await api.post('/api/passkeys', body, { quiet: true });
}
