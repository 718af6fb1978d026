import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { GatewayServices } from '../setup/services.ts';
import { Name, Reason } from './fields.ts';
import { operatorsOfRemote } from './operators-only.ts';
import { orderOf } from './order-of.ts';

const PageParams = Type.Object({
  remote: Name,
  page: Type.String({ maxLength: 60 }),
});
const RemoteParams = Type.Object({ remote: Name });
const Body = Type.Object({ reason: Reason }, { additionalProperties: false });

interface Switch {
  Params: Static<typeof PageParams>;
  Body: Static<typeof Body>;
}

type SwitchOfAll = Omit<Switch, 'Params'> & { Params: Static<typeof RemoteParams> };

/** `/delivery/remotes/NAME/pages/PAGE/off` and `.../on`: the kill switch of one page; `/delivery/remotes/NAME/off` of all. */
export function pageSwitchRoutes(services: GatewayServices) {
  const { deliveries } = services;
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', operatorsOfRemote(services));
    const schema = { params: PageParams, body: Body };
    const schemaOfAll = { params: RemoteParams, body: Body };

    app.post<SwitchOfAll>('/delivery/remotes/:remote/off', { schema: schemaOfAll }, async (request) => {
      const { remote } = request.params;
      const { reason } = request.body;
      return deliveries.switchOff(remote, null, reason, await orderOf(services, request, remote, reason));
    });

    app.post<SwitchOfAll>('/delivery/remotes/:remote/on', { schema: schemaOfAll }, async (request) => {
      const { remote } = request.params;
      const order = await orderOf(services, request, remote, request.body.reason);
      return deliveries.switchOn(remote, null, order);
    });

    app.post<Switch>('/delivery/remotes/:remote/pages/:page/off', { schema }, async (request) => {
      const { remote, page } = request.params;
      const { reason } = request.body;
      const order = await orderOf(services, request, remote, reason);
      return deliveries.switchOff(remote, page, reason, order);
    });

    app.post<Switch>('/delivery/remotes/:remote/pages/:page/on', { schema }, async (request) => {
      const { remote, page } = request.params;
      const order = await orderOf(services, request, remote, request.body.reason);
      return deliveries.switchOn(remote, page, order);
    });
  };
}
