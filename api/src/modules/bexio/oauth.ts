import { createHash, randomBytes } from 'node:crypto';
import { Type } from 'typebox';
import { answerReader } from './answer-reader.ts';
import { BexioAway, BexioBusy, BexioEnded, ENDED } from './system/bexio.errors.ts';
import type { BexioSystem } from './system/bexio-system.ts';
import type { RawAnswer } from './system/send.ts';

/** Contacts, invoices and their payments, taxes and accounts, and going on while nobody is there. */
const SCOPES = 'openid contact_edit kb_invoice_edit accounting company_profile offline_access';

const readTokens = answerReader(
  Type.Object({
    access_token: Type.String({ minLength: 1 }),
    refresh_token: Type.String({ minLength: 1 }),
    expires_in: Type.Integer({ minimum: 1 }),
  }),
);

export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

export interface FreshTokens {
  readonly tokens: Tokens;
  readonly expiresAt: Date;
}

/** RFC 7636: who brings the code back is who asked for it. */
export const newVerifier = (): string => randomBytes(32).toString('base64url');
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

export function agreementUrl(
  { authUrl, clientId }: BexioSystem,
  {
    state,
    verifier,
    redirectUri,
  }: { readonly state: string; readonly verifier: string; readonly redirectUri: string },
): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: SCOPES,
    state,
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
  });
  return `${authUrl}/protocol/openid-connect/auth?${query}`;
}

/** A grant that bexio does not take is over for good; whatever else went wrong may pass. */
function requireGranted({ status, header, body }: RawAnswer): string {
  if (status === 200) return body;
  if (status === 429) throw new BexioBusy(Number(header('retry-after')) || 60);
  if (status === 400 || status === 401) throw new BexioEnded(ENDED.revoked);
  throw new BexioAway(`the login of bexio answered ${status}`);
}

async function post(
  { authUrl, clientId, clientSecret, send }: BexioSystem,
  path: 'token' | 'revoke',
  form: Readonly<Record<string, string>>,
): Promise<RawAnswer> {
  const fields = { client_id: clientId, client_secret: clientSecret, ...form };
  return send({
    method: 'POST',
    url: `${authUrl}/protocol/openid-connect/${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams(fields).toString(),
  });
}

function freshOf(body: string, now: Date): FreshTokens {
  const answer = readTokens(body);
  return {
    tokens: { access: answer.access_token, refresh: answer.refresh_token },
    expiresAt: new Date(now.getTime() + answer.expires_in * 1000),
  };
}

/** @throws BexioEnded for a code that is not good, BexioAway */
export async function tokensForCode(
  system: BexioSystem,
  grant: { readonly code: string; readonly verifier: string; readonly redirectUri: string },
  now: Date,
): Promise<FreshTokens> {
  const answer = await post(system, 'token', {
    grant_type: 'authorization_code',
    code: grant.code,
    redirect_uri: grant.redirectUri,
    code_verifier: grant.verifier,
  });
  return freshOf(requireGranted(answer), now);
}

/** @throws BexioEnded when the connection was revoked, BexioBusy, BexioAway */
export async function renewTokens(system: BexioSystem, { refresh }: Tokens, now: Date): Promise<FreshTokens> {
  const answer = await post(system, 'token', { grant_type: 'refresh_token', refresh_token: refresh });
  return freshOf(requireGranted(answer), now);
}

/** Tells bexio that we need them no more. */
export async function revokeTokens(system: BexioSystem, { refresh }: Tokens): Promise<void> {
  await post(system, 'revoke', { token: refresh, token_type_hint: 'refresh_token' });
}
