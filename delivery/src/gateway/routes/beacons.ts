import rateLimit from '@fastify/rate-limit';
import { type Beacon, RELEASE_NAME_PATTERN, VERSION_PATTERN } from '@firn/shared-contracts/delivery';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Refusal } from '../../shared/refusal.ts';
import type { GatewayServices } from '../services.ts';

const PHASES = [
  'load',
  'load-failed',
  'bootstrap-failed',
  'mount-failed',
  'render-failed',
  'fallback-used',
  'region-lost',
  'uncaught',
] as const satisfies readonly Beacon['phase'][];

const BeaconBody = Type.Object(
  {
    token: Type.String({ maxLength: 200 }),
    sequence: Type.Integer({ minimum: 0 }),
    remote: Type.String({ pattern: RELEASE_NAME_PATTERN }),
    version: Type.String({ pattern: VERSION_PATTERN, maxLength: 60 }),
    phase: Type.Enum([...PHASES]),
    message: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: false },
);

/** Bytes; a report is one line. */
const BODY_LIMIT = 4096;
/** Reports per address and minute: enough for a hut's shared connection, too few to flood. */
const PER_MINUTE = 120;

/** `POST /delivery/beacons`: what tabs say of the versions they run. 202, counted or not. */
export function beaconRoutes({ beacons, beaconTokens, metrics, releases, now }: GatewayServices) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(rateLimit, { max: PER_MINUTE, timeWindow: 60_000 });
    // navigator.sendBeacon sends strings as text/plain.
    app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));

    app.post<{ Body: Beacon }>(
      '/delivery/beacons',
      { schema: { body: BeaconBody }, bodyLimit: BODY_LIMIT },
      async (request, reply) => {
        const { body } = request;
        const view = beaconTokens.check(body.token, now());
        if (!view)
          throw new Refusal(403, 'beacon-token-invalid', 'The token is not from a page of this address.');
        if (!(await releases.get(body.remote, body.version))) {
          throw new Refusal(404, 'unknown-version', `${body.remote}@${body.version} is not published.`);
        }
        if (beacons.record(view, body)) {
          const { remote, version, phase, message, sequence } = body;
          metrics.beacons.inc({ remote, version, phase });
          if (phase !== 'load') request.log.warn({ remote, version, phase, message, sequence }, 'beacon');
        }
        return reply.code(202).send();
      },
    );
  };
}
