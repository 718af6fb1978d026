import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TwinDeps } from './twin-deps.ts';
import { TwinRefusal } from './twin-refusal.ts';
import type { TwinState } from './twin-state.ts';

const BASE = '/realms/bexio/protocol/openid-connect';
/** bexio hands out tokens for an hour. */
const GOOD_FOR_S = 3600;

const newSecret = () => randomBytes(24).toString('base64url');
const hashOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
const invalidGrant = () => new TwinRefusal(400, 'invalid_grant');

function newTokens(state: TwinState, now: Date) {
  const access = newSecret();
  const refresh = newSecret();
  state.accessTokens[access] = now.getTime() + GOOD_FOR_S * 1000;
  state.refreshTokens.push(refresh);
  return { access_token: access, refresh_token: refresh, expires_in: GOOD_FOR_S, token_type: 'Bearer' };
}

type Form = Readonly<Record<string, string>>;

function redeem(state: TwinState, form: Form, now: Date) {
  const { code = '', code_verifier: verifier = '', redirect_uri: redirectUri } = form;
  const kept = state.codes[code];
  delete state.codes[code];
  if (!kept || kept.redirectUri !== redirectUri || kept.challenge !== hashOf(verifier)) throw invalidGrant();
  return newTokens(state, now);
}

function renew(state: TwinState, { refresh_token: token = '' }: Form, now: Date) {
  if (!state.refreshTokens.includes(token)) throw invalidGrant();
  state.refreshTokens = state.refreshTokens.filter((each) => each !== token);
  return newTokens(state, now);
}

const readForm = (text: string): Form => Object.fromEntries(new URLSearchParams(text));

/** Login and tokens; whoever asks for agreement gets it at once. */
export function loginRoutes(app: FastifyInstance, { change, clientId, clientSecret, clock }: TwinDeps): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, readForm(String(body))),
  );

  app.get(`${BASE}/auth`, async (request: FastifyRequest<{ Querystring: Form }>, reply) => {
    const { client_id: client, redirect_uri: redirectUri, state, response_type: type } = request.query;
    const { code_challenge: challenge, code_challenge_method: method } = request.query;
    if (client !== clientId || type !== 'code' || !redirectUri || !state || !challenge || method !== 'S256')
      throw new TwinRefusal(400, 'invalid_request');
    const code = newSecret();
    change((kept) => {
      kept.codes[code] = { challenge, redirectUri };
    });
    return reply.redirect(`${redirectUri}?${new URLSearchParams({ code, state })}`);
  });

  const requireClient = ({ client_id: client, client_secret: secret }: Form) => {
    if (client !== clientId || secret !== clientSecret) throw new TwinRefusal(401, 'unauthorized_client');
  };

  app.post(`${BASE}/token`, async ({ body }: FastifyRequest<{ Body: Form }>) => {
    requireClient(body);
    return change((state) => {
      if (body.grant_type === 'authorization_code') return redeem(state, body, clock());
      if (body.grant_type === 'refresh_token') return renew(state, body, clock());
      throw new TwinRefusal(400, 'unsupported_grant_type');
    });
  });

  app.post(`${BASE}/revoke`, async ({ body }: FastifyRequest<{ Body: Form }>) => {
    requireClient(body);
    change((state) => {
      state.refreshTokens = state.refreshTokens.filter((each) => each !== body.token);
    });
    return {};
  });

  app.addHook('preValidation', async ({ url, headers }) => {
    if (url.startsWith(BASE)) return;
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    const goodUntil = change((state) => state.accessTokens[token]);
    if (!goodUntil || goodUntil <= clock().getTime()) throw new TwinRefusal(401, 'Invalid token');
    if (headers.accept !== 'application/json') throw new TwinRefusal(406, 'Accept must be application/json');
  });
}
