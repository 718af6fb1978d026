import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Access } from '../access/access.ts';
import type { Db } from '../db/client.ts';
import type { Clock } from '../lib/clock.ts';
import { type NewAuditEntry, recordAudit } from '../modules/audit/index.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Asked by POST, and without any effect. */
const QUESTIONS: readonly (Access | undefined)[] = ['price_quotes.create', 'octo.read'];

/** Parts of an address that open something to whoever reads them (docs/domain/accounts.md#tokens). */
const SECRETS: readonly string[] = ['token', 'secret'];

const withoutSecrets = (params: unknown) =>
  Object.fromEntries(Object.entries(params ?? {}).filter(([name]) => !SECRETS.includes(name)));

/** The entry of a write that nothing else names its maker of: an admin in another's name, or a program. */
function entryOf(request: FastifyRequest): Omit<NewAuditEntry, 'at'> | null {
  const { user, impersonator, program } = request.principal ?? {};
  const { url = request.url, config } = request.routeOptions;
  const route = `${request.method} ${url}`;
  const params = withoutSecrets(request.params);
  if (program) {
    if (QUESTIONS.includes(config.access)) return null;
    const { id: entityId, title: label } = program;
    const diff = { route: { from: null, to: route }, params };
    return { actor: null, action: 'api_token.call', entity: 'api_token', entityId, label, diff };
  }
  if (!user || !impersonator) return null;
  const actor = { userId: user.id, impersonatorId: impersonator.id, ip: request.ip };
  return { actor, action: route, entity: 'request', diff: { params } };
}

/**
 * Every successful write while an admin acts as somebody else is logged with both ids
 * (docs/domain/permissions.md#impersonation), and every one by a token under its title (docs/domain/api-tokens.md#use).
 */
export const writesAudit = fp(
  async (app: FastifyInstance, { db, clock }: { readonly db: Db; readonly clock: Clock }) => {
    app.addHook('onSend', async (request, reply, payload) => {
      if (SAFE_METHODS.has(request.method) || reply.statusCode >= 400) return payload;
      const entry = entryOf(request);
      if (entry) await recordAudit(db, { ...entry, at: clock() });
      return payload;
    });
  },
  { name: 'writes-audit', dependencies: ['session'] },
);
