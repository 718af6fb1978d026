import { PasskeyLoginRequest, PasskeyOptions } from '@firn/shared-contracts/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ApiRequest, defineRoute } from '../../lib/define-route.ts';
import { Problem } from '../../lib/problem.ts';
import { beginSession } from '../auth/index.ts';
import type { UserRow } from '../people/index.ts';
import type { PasskeyDeps } from './add-passkey.ts';
import { loginOptions, siteOf, verifiedLogin } from './passkey-ceremonies.ts';
import { claimChallenge, findByCredential, noteUse } from './passkeys.repository.ts';

/** Bytes: an answer of a browser takes less than two thousand. */
const LARGEST_ANSWER = 16_384;

const refused = () =>
  new Problem(401, 'Dieser Passkey passt zu keinem Konto. Bitte melde dich mit dem Passwort an.', {
    type: '/problems/wrong-credentials',
  });

const credentialIn = (answer: object): string => ('id' in answer ? String(answer.id) : '');

/**
 * Whose passkey has answered the challenge of this browser.
 * @throws 401 alike for whatever does not hold.
 */
async function ownerByPasskey(
  { db, clock, challenges }: PasskeyDeps,
  request: ApiRequest<PasskeyLoginRequest> & Pick<FastifyRequest, 'publicOrigin'>,
): Promise<UserRow> {
  const now = clock();
  const { response } = request.body;
  const asked = challenges.read(request, null, now);
  const found = asked && (await findByCredential(db, credentialIn(response)));
  if (!found) throw refused();
  const { passkey, user } = found;
  const counter = await verifiedLogin(siteOf(request.publicOrigin), asked.challenge, response, passkey);
  if (counter === null) throw refused();
  await db.transaction(async (tx) => {
    if (!(await claimChallenge(tx, asked.challenge, new Date(asked.expiresAt)))) throw refused();
    await noteUse(tx, passkey.id, counter, now);
  });
  return user;
}

/** A login by passkey, in place of password and second factor (docs/domain/accounts.md#passkeys). */
export function passkeyLoginRoutes(app: FastifyInstance, deps: PasskeyDeps): void {
  const begin = beginSession(deps);
  defineRoute(app, {
    method: 'POST',
    url: '/api/passkey-login/options',
    summary: 'Anmelden mit einem Passkey: was der Browser dafür braucht',
    access: 'passkeys.log_in',
    notWhileImpersonating: true,
    response: { 200: PasskeyOptions },
    errors: [403],
    async handler(request, reply) {
      const options = await loginOptions(siteOf(request.publicOrigin));
      deps.challenges.ask(reply, options.challenge, null, deps.clock());
      return options;
    },
  });

  defineRoute(app, {
    method: 'POST',
    url: '/api/passkey-login',
    summary: 'Anmelden mit einem Passkey: die Antwort des Browsers',
    access: 'passkeys.log_in',
    body: PasskeyLoginRequest,
    bodyLimit: LARGEST_ANSWER,
    notWhileImpersonating: true,
    beginsSession: true,
    response: { 204: null },
    errors: [401, 403, 422],
    async handler(request, reply) {
      const user = await ownerByPasskey(deps, request);
      const hasLoggedInBefore = user.lastSeenAt !== null;
      await begin(request, reply, { user: { ...user, hasLoggedInBefore }, isStrong: true, source: null });
      return reply.code(204).send();
    },
  });
}
