import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import { LABEL_PATTERN } from '../../shared/ajv-sentence.ts';
import type { GatewayServices } from '../setup/services.ts';
import { Name, Version } from './fields.ts';
import { operatorsOfRemote } from './operators-only.ts';
import { orderOf } from './order-of.ts';

const ReleaseParams = Type.Object({ remote: Name, version: Version });
const Body = Type.Object(
  {
    passed: Type.Boolean(),
    by: Type.String({ pattern: LABEL_PATTERN, maxLength: 120 }),
    breaches: Type.Array(Type.String({ maxLength: 500 }), { maxItems: 20 }),
  },
  { additionalProperties: false },
);

interface Verified {
  Params: Static<typeof ReleaseParams>;
  Body: Static<typeof Body>;
}

/** `POST /delivery/remotes/NAME/releases/VERSION/verification`: what `--verify` found is kept with the release. */
export function verificationRoutes(services: GatewayServices) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', operatorsOfRemote(services));
    app.post<Verified>(
      '/delivery/remotes/:remote/releases/:version/verification',
      { schema: { params: ReleaseParams, body: Body } },
      async (request) => {
        const { remote, version } = request.params;
        const order = await orderOf(services, request, remote);
        await services.deliveries.keepVerification(remote, version, request.body, order);
        return { remote, version, ...request.body };
      },
    );
  };
}
