import { RELEASE_NAME_PATTERN } from '@firn/shared-contracts/delivery';
import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { GatewayServices } from '../services.ts';
import { orderOf } from './operations.ts';

const PageParams = Type.Object({
  remote: Type.String({ pattern: RELEASE_NAME_PATTERN }),
  page: Type.String({ maxLength: 60 }),
});
const Body = Type.Object(
  { reason: Type.String({ minLength: 3, maxLength: 500 }) },
  { additionalProperties: false },
);

interface Switch {
  Params: Static<typeof PageParams>;
  Body: Static<typeof Body>;
}

/** `/delivery/remotes/NAME/pages/PAGE/off` and `.../on`: the kill switch of one page. */
export function pageSwitchRoutes(services: GatewayServices) {
  const { deliveries } = services;
  return async (app: FastifyInstance): Promise<void> => {
    const schema = { params: PageParams, body: Body };

    app.post<Switch>('/delivery/remotes/:remote/pages/:page/off', { schema }, async (request) => {
      const { remote, page } = request.params;
      const { reason } = request.body;
      const order = await orderOf(services, request, remote, reason);
      return deliveries.switchOff(remote, { page, reason }, order);
    });

    app.post<Switch>('/delivery/remotes/:remote/pages/:page/on', { schema }, async (request) => {
      const { remote, page } = request.params;
      const order = await orderOf(services, request, remote, request.body.reason);
      return deliveries.switchOn(remote, page, order);
    });
  };
}
