import { RELEASE_NAME_PATTERN, VERSION_PATTERN } from '@firn/shared-contracts/delivery';
import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { GatewayServices } from '../services.ts';
import { orderOf } from './operations.ts';

const SetBody = Type.Object(
  {
    releases: Type.Record(
      Type.String({ pattern: RELEASE_NAME_PATTERN }),
      Type.String({ pattern: VERSION_PATTERN, maxLength: 60 }),
      { minProperties: 1, additionalProperties: false },
    ),
    reason: Type.Optional(Type.String({ minLength: 3, maxLength: 500 })),
  },
  { additionalProperties: false },
);

/** `/delivery/sets`: several releases go live as one change, and go back as one. Needs a token for all remotes. */
export function releaseSetRoutes(services: GatewayServices) {
  const { deliveries } = services;
  return async (app: FastifyInstance): Promise<void> => {
    app.post<{ Body: Static<typeof SetBody> }>(
      '/delivery/sets',
      { schema: { body: SetBody } },
      async (request) => {
        const { releases, reason } = request.body;
        return deliveries.promoteSet(releases, await orderOf(services, request, '*', reason));
      },
    );
  };
}
