import { extensionAssets, type SlotOverview } from '@firn/shared-contracts/delivery';
import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import { filledSlots } from '../changes/filled-slots.ts';
import type { GatewayServices } from '../setup/services.ts';
import { Name, Reason } from './fields.ts';
import { operatorsOfRemote, operatorsOnly } from './operators-only.ts';
import { orderOf } from './order-of.ts';

const Params = Type.Object({ remote: Name, extension: Type.String({ maxLength: 60 }) });
const Body = Type.Object({ reason: Reason }, { additionalProperties: false });

interface Switch {
  Params: Static<typeof Params>;
  Body: Static<typeof Body>;
}

/** `/delivery/slots`: what stands where. Any valid token may read. */
export function slotRoutes(services: GatewayServices) {
  const { registry, releases, health, extensionRecords } = services;
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', operatorsOnly(services));

    app.get(
      '/delivery/slots',
      async (): Promise<SlotOverview> =>
        filledSlots(await registry.read(), { releases, health, extensionRecords }),
    );
  };
}

/** `/delivery/remotes/NAME/extensions/ID/off` and `.../on`: the kill switch of one extension. */
export function extensionSwitchRoutes(services: GatewayServices) {
  const { deliveries } = services;
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', operatorsOfRemote(services));
    const schema = { params: Params, body: Body };

    app.post<Switch>('/delivery/remotes/:remote/extensions/:extension/off', { schema }, async (request) => {
      const { remote, extension } = request.params;
      const { reason } = request.body;
      const order = await orderOf(services, request, remote, reason);
      return deliveries.switchOff(remote, extensionAssets(extension), reason, order);
    });

    app.post<Switch>('/delivery/remotes/:remote/extensions/:extension/on', { schema }, async (request) => {
      const { remote, extension } = request.params;
      const order = await orderOf(services, request, remote, request.body.reason);
      return deliveries.switchOn(remote, extensionAssets(extension), order);
    });
  };
}
