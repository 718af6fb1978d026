import type { PasskeyLoginRequest } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';

/** Has the browser answer the API's challenge with a passkey; rejects when the person closes its dialog. */
export async function askPasskey(api: ApiClient): Promise<PasskeyLoginRequest['response']> {
  const options = await api.post<PublicKeyCredentialRequestOptionsJSON>(
    '/api/passkey-login/options',
    {},
    { quiet: true },
  );
  return { ...(await startAuthentication({ optionsJSON: options })) };
}
