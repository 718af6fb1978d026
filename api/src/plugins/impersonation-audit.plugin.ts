import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Db } from '../db/client.ts';
import type { Clock } from '../lib/clock.ts';
import { recordAudit } from '../modules/audit/index.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Parts of an address that open something to whoever reads them (docs/domain/accounts.md#tokens). */
const SECRETS: readonly string[] = ['token', 'secret'];

const withoutSecrets = (params: unknown) =>
  Object.fromEntries(Object.entries(params ?? {}).filter(([name]) => !SECRETS.includes(name)));

/**
 * Every successful write while an admin acts as somebody else is logged with both ids
 * (docs/domain/permissions.md#impersonation).
 */
export const impersonationAudit = fp(
  async (app: FastifyInstance, { db, clock }: { readonly db: Db; readonly clock: Clock }) => {
    app.addHook('onSend', async (request, reply, payload) => {
      const { user, impersonator } = request.principal ?? {};
      if (!user || !impersonator || SAFE_METHODS.has(request.method) || reply.statusCode >= 400)
        return payload;
      await recordAudit(db, {
        actor: { userId: user.id, impersonatorId: impersonator.id, ip: request.ip },
        action: `${request.method} ${request.routeOptions.url ?? request.url}`,
        entity: 'request',
        diff: { params: withoutSecrets(request.params) },
        at: clock(),
      });
      return payload;
    });
  },
  { name: 'impersonation-audit', dependencies: ['session'] },
);
