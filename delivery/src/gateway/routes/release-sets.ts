import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { GatewayServices } from '../setup/services.ts';
import { Name, Reason, Version } from './fields.ts';
import { refuseUnexplained } from './operations.ts';
import { operatorsOfAll } from './operators-only.ts';
import { orderOf } from './order-of.ts';

const SetBody = Type.Object(
  {
    releases: Type.Record(Name, Version, { minProperties: 1, additionalProperties: false }),
    force: Type.Optional(Type.Boolean()),
    reason: Type.Optional(Reason),
  },
  { additionalProperties: false },
);

/** `/delivery/sets`: several releases go live as one change, and go back as one. Needs a token for all remotes. */
export function releaseSetRoutes(services: GatewayServices) {
  const { deliveries } = services;
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', operatorsOfAll(services));
    app.post<{ Body: Static<typeof SetBody> }>(
      '/delivery/sets',
      { schema: { body: SetBody } },
      async (request) => {
        const { releases, force = false, reason } = request.body;
        refuseUnexplained(force, reason);
        return deliveries.promoteSet(releases, await orderOf(services, request, '*', reason), { force });
      },
    );
  };
}
