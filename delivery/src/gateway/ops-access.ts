import type { FastifyRequest } from 'fastify';
import { Refusal } from '../shared/refusal.ts';
import type { OpsIdentity, OpsTokens } from './ops-tokens.ts';

const BEARER = /^Bearer +(\S+)$/i;

/** The identity of an ops request. Throws a Refusal 401. */
export async function identify(request: FastifyRequest, tokens: OpsTokens): Promise<OpsIdentity> {
  const [, token] = BEARER.exec(request.headers.authorization ?? '') ?? [];
  const identity = token ? await tokens.identify(token) : null;
  if (identity) return identity;
  throw new Refusal(401, 'token-needed', 'This needs a valid ops token: Authorization: Bearer …');
}

/** The identity, if its token is scoped to the remote (or to `*`). Throws a Refusal 401 or 403. */
export async function authorise(
  request: FastifyRequest,
  tokens: OpsTokens,
  remote: string,
): Promise<OpsIdentity> {
  const identity = await identify(request, tokens);
  if (identity.remote === '*' || identity.remote === remote) return identity;
  throw new Refusal(403, 'wrong-scope', `This token is for ${identity.remote}, not for ${remote}.`);
}
