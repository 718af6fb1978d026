import { OVERRIDE_RESET_PATH } from '@firn/shared-contracts/delivery';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import {
  clearedOverrideCookie,
  MAX_OVERRIDES,
  overrideCookie,
  readOverrideCookie,
} from '../../override/override-cookie.ts';
import { DEFAULT_OVERRIDE, LONGEST_OVERRIDE, type OverrideClaims } from '../../override/override-tokens.ts';
import { ownPath } from '../../override/own-path.ts';
import { withdrawalOf } from '../../registry/registry-document.ts';
import { entryOf, refuseWithdrawn } from '../../registry/transitions.ts';
import { Refusal, refuseBreaches } from '../../shared/refusal.ts';
import type { Order } from '../changes/registry-changes.ts';
import { sendPlainPage } from '../page/plain-page.ts';
import type { GatewayServices } from '../setup/services.ts';
import { Name, Version } from './fields.ts';
import { operatorsOnly } from './operators-only.ts';
import { orderOf } from './order-of.ts';

const OVERRIDE_PATH = '/delivery/override';
const MINUTE = 60_000;
const OPEN_HOME = '<p><a href="/">Zur Startseite</a></p>';

const OverrideBody = Type.Object(
  {
    remote: Name,
    version: Version,
    minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: LONGEST_OVERRIDE })),
    verification: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
type OverrideBody = Static<typeof OverrideBody>;

const OpenQuery = Type.Object({
  token: Type.String({ maxLength: 1000 }),
  to: Type.Optional(Type.String({ maxLength: 2000 })),
});

/** Throws a Refusal: 404 unknown, 409 withdrawn or live already, 422 with every gate the version does not pass. */
async function refuseUnshowable(services: GatewayServices, body: OverrideBody): Promise<void> {
  const { remote, version, verification = false } = body;
  const entry = entryOf(await services.registry.read(), remote);
  const label = `${remote}@${version}`;
  refuseWithdrawn(entry, remote, version);
  const breaches = await services.deliveries.breachesOf(remote, version);
  refuseBreaches('gates-failed', `${label} cannot be shown next to what is live.`, breaches);
  if (entry.current === version && !verification) {
    throw new Refusal(409, 'version-live', `${label} is live: open the site.`);
  }
}

function claimsOf(body: OverrideBody, { actor, at }: Order): OverrideClaims {
  const { remote, version, minutes = DEFAULT_OVERRIDE, verification = false } = body;
  const expiresAt = new Date(Date.parse(at) + minutes * MINUTE).toISOString();
  return { remote, version, actor, expiresAt, isVerification: verification };
}

/** The new token first, at most one per remote, and the longest remaining lifetime of any of them (s). */
function joined(
  { overrides, now }: GatewayServices,
  request: FastifyRequest,
  token: string,
  claims: OverrideClaims,
) {
  const before = readOverrideCookie(request).flatMap((given) => {
    const known = overrides.check(given, now());
    return known && known.remote !== claims.remote ? [{ token: given, claims: known }] : [];
  });
  const all = [{ token, claims }, ...before].slice(0, MAX_OVERRIDES);
  const end = Math.max(...all.map((kept) => Date.parse(kept.claims.expiresAt)));
  return {
    tokens: all.map((kept) => kept.token),
    maxAge: Math.ceil((end - now().getTime()) / 1000),
  };
}

function leadTo(reply: FastifyReply, path: string): FastifyReply {
  return reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(path, 302);
}

/** `/delivery/overrides` signs an override; `/delivery/override` sets it in the browser, `…/reset` removes it. */
export function overrideRoutes(services: GatewayServices) {
  const { overrides, registry, releases, config, now } = services;

  async function note(claims: OverrideClaims, action: 'override-create' | 'override-use', reason: string) {
    const { remote, version, actor } = claims;
    const at = now().toISOString();
    await registry.note({ at, actor, action, remote, version, from: null, to: null, reason });
  }

  async function open(request: FastifyRequest, reply: FastifyReply, token: string, to: string) {
    const claims = overrides.check(token, now());
    if (!claims || claims.isVerification) {
      const body = `<p>Der Link ist abgelaufen oder unvollständig. Bitte wer ihn dir geschickt hat um einen neuen.</p>\n${OPEN_HOME}`;
      return sendPlainPage(reply, { status: 403, title: 'Diese Vorschau gilt nicht mehr', body });
    }
    const entry = entryOf(await registry.read(), claims.remote);
    if (withdrawalOf(entry, claims.version)) {
      const body = `<p>Diese Version wird nicht mehr gezeigt, auch nicht als Vorschau.</p>\n${OPEN_HOME}`;
      return sendPlainPage(reply, { status: 403, title: 'Diese Version ist zurückgezogen', body });
    }
    // What is live needs no override.
    if (entry.current === claims.version) return leadTo(reply, to);
    const isKnown = readOverrideCookie(request).includes(token);
    if (!isKnown) await note(claims, 'override-use', `opened from ${request.ip}`);
    const { tokens, maxAge } = joined(services, request, token, claims);
    return leadTo(reply.header('set-cookie', overrideCookie(tokens, maxAge, request.protocol)), to);
  }

  return async (app: FastifyInstance): Promise<void> => {
    app.post<{ Body: OverrideBody }>(
      '/delivery/overrides',
      { schema: { body: OverrideBody }, onRequest: operatorsOnly(services) },
      async (request, reply) => {
        const order = await orderOf(services, request, request.body.remote);
        await refuseUnshowable(services, request.body);
        const claims = claimsOf(request.body, order);
        const { expiresAt, isVerification } = claims;
        await note(
          claims,
          'override-create',
          `until ${expiresAt}${isVerification ? ', for a verification' : ''}`,
        );
        const token = overrides.issue(claims);
        const url = `${config.publicUrl}${OVERRIDE_PATH}?token=${token}`;
        const stored = await releases.get(claims.remote, claims.version);
        const globalsBudget = stored?.release.manifest.budgets.globals ?? 0;
        const answer = { url, token, expiresAt, globalsBudget };
        return reply.code(201).header('cache-control', 'no-store').send(answer);
      },
    );

    app.get<{ Querystring: Static<typeof OpenQuery> }>(
      OVERRIDE_PATH,
      { schema: { querystring: OpenQuery } },
      async (request, reply) => {
        const { token, to } = request.query;
        return open(request, reply, token, ownPath(to, 'http://gateway.invalid'));
      },
    );

    app.get(OVERRIDE_RESET_PATH, async (request, reply) => {
      const page = ownPath(request.headers.referer, `${request.protocol}://${request.host}`);
      const back = page.startsWith('/delivery/') ? '/' : page;
      return leadTo(reply.header('set-cookie', clearedOverrideCookie(request.protocol)), back);
    });
  };
}
