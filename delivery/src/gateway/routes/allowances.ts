import { OUTSIDE_ORIGIN_PATTERN } from '@firn/shared-contracts/delivery';
import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import { BACKEND_PATTERN } from '../../shared/ajv-sentence.ts';
import type { GatewayServices } from '../setup/services.ts';
import { Name, Reason } from './fields.ts';
import { operatorsOfAll } from './operators-only.ts';
import { orderOf } from './order-of.ts';

const LENGTH = 120;

const Params = Type.Object({ remote: Name });
const AllowBody = Type.Object(
  { origin: Type.String({ pattern: OUTSIDE_ORIGIN_PATTERN, maxLength: LENGTH }), reason: Reason },
  { additionalProperties: false },
);
const BackendBody = Type.Object(
  {
    origin: Type.Union([Type.String({ pattern: BACKEND_PATTERN, maxLength: LENGTH }), Type.Null()]),
    reason: Reason,
  },
  { additionalProperties: false },
);

interface Allowance {
  Params: Static<typeof Params>;
  Body: Static<typeof AllowBody>;
}

/**
 * `/delivery/remotes/NAME/allow`, `.../disallow` and `.../backend`: where the data of a remote may come from. A team's
 * own token may not say that.
 */
export function allowanceRoutes(services: GatewayServices) {
  const { deliveries } = services;
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', operatorsOfAll(services));

    for (const change of ['allow', 'disallow'] as const) {
      app.post<Allowance>(
        `/delivery/remotes/:remote/${change}`,
        { schema: { params: Params, body: AllowBody } },
        async (request) => {
          const { origin, reason } = request.body;
          const order = await orderOf(services, request, '*', reason);
          return deliveries[change](request.params.remote, origin, order);
        },
      );
    }

    app.post<{ Params: Static<typeof Params>; Body: Static<typeof BackendBody> }>(
      '/delivery/remotes/:remote/backend',
      { schema: { params: Params, body: BackendBody } },
      async (request) => {
        const { origin, reason } = request.body;
        const order = await orderOf(services, request, '*', reason);
        return deliveries.setBackend(request.params.remote, origin, order);
      },
    );
  };
}
