import rateLimit from '@fastify/rate-limit';
import { BEACON_PHASES, type Beacon, extensionKey } from '@firn/shared-contracts/delivery';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { voteOf } from '../../health/health-ledger.ts';
import { networkOf } from '../../health/voter.ts';
import { readOverrides } from '../../override/read-overrides.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { GatewayServices } from '../setup/services.ts';
import { Name, Version } from './fields.ts';

/** ms; what takes longer than a minute is no measurement. */
const Duration = Type.Number({ minimum: 0, maximum: 60_000 });
const VitalsBody = Type.Object(
  { lcp: Type.Optional(Duration), inp: Type.Optional(Duration) },
  { additionalProperties: false, minProperties: 1 },
);
const BeaconBody = Type.Object(
  {
    token: Type.String({ maxLength: 200 }),
    sequence: Type.Integer({ minimum: 0 }),
    remote: Name,
    version: Version,
    phase: Type.Enum([...BEACON_PHASES]),
    extension: Type.Optional(Name),
    message: Type.Optional(Type.String({ maxLength: 500 })),
    vitals: Type.Optional(VitalsBody),
  },
  { additionalProperties: false },
);

/** Bytes; a report is one line. */
const BODY_LIMIT = 4096;
/**
 * Reports of one network that count in a minute, three a page view: enough to judge by, too few to outvote others. More
 * come from one address of a mobile provider, and no visitor's console shows an error for that.
 */
const PER_MINUTE = 180;

function refuseMisplacedVitals({ phase, vitals }: Beacon): void {
  if ((phase === 'vitals') === (vitals !== undefined)) return;
  throw new Refusal(400, 'vitals-misplaced', 'The phase «vitals» has `vitals`, and no other phase has.');
}

/** Refuses what the token's page cannot know of. False while that cannot be told: the registry is down. */
async function isGenuine(
  { releases, served }: GatewayServices,
  { remote, version }: Beacon,
  since: number,
): Promise<boolean> {
  if (!(await releases.get(remote, version))) {
    throw new Refusal(404, 'unknown-version', `${remote}@${version} is not published.`);
  }
  const wasServed = await served.includes(remote, version, since).catch(() => null);
  if (wasServed !== false) return wasServed === true;
  throw new Refusal(403, 'version-not-served', `No visitor of that page got ${remote}@${version}.`);
}

/** Whether the browser shows the version by an override or as it is developed: its user is not a visitor to count. */
function isOverridden(
  { overrides, developed, now }: GatewayServices,
  request: FastifyRequest,
  { remote, version }: Beacon,
): boolean {
  const { active } = readOverrides(request, { tokens: overrides, now: now() });
  const isDeveloped = developed
    .all()
    .some(({ release }) => release.name === remote && release.version === version);
  return isDeveloped || active.some((override) => override.remote === remote && override.version === version);
}

/**
 * `POST /delivery/beacons`: what tabs report of the versions they run. 202, counted or not. The answer to a failure
 * waits for the judgement: no tab waits for the answer, and a gateway that stops finishes it.
 */
export function beaconRoutes(services: GatewayServices) {
  const { autoRollback, beaconTokens, extensionRecords, health, metrics, now } = services;
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(rateLimit, {
      global: false,
      max: PER_MINUTE,
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => networkOf(ip) ?? ip,
    });
    const countAgainstLimit = app.createRateLimit();
    app.addHook('onRequest', async (request, reply) => {
      const limit = await countAgainstLimit(request);
      if (!limit.isAllowed && limit.isExceeded) return reply.code(202).send();
    });
    // navigator.sendBeacon sends strings as text/plain.
    app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));

    app.post<{ Body: Beacon }>(
      '/delivery/beacons',
      { schema: { body: BeaconBody }, bodyLimit: BODY_LIMIT },
      async (request, reply) => {
        const { remote, version, phase, message, sequence, vitals, extension } = request.body;
        refuseMisplacedVitals(request.body);
        const at = now();
        const origin = beaconTokens.check(request.body.token, at);
        if (!origin)
          throw new Refusal(403, 'beacon-token-invalid', 'The token is not from a page of this address.');
        if (isOverridden(services, request, request.body)) return reply.code(202).send();
        if (!(await isGenuine(services, request.body, origin.sequence))) return reply.code(202).send();
        const { view, voter } = origin;
        const report = { view, voter, remote, version, phase, at, ...(vitals && { vitals }) };
        if (await health.record(report)) {
          metrics.beacons.inc({ remote, version, phase });
          if (vitals?.lcp !== undefined) metrics.lcp.observe({ remote, version }, vitals.lcp / 1000);
          if (vitals?.inp !== undefined) metrics.inp.observe({ remote, version }, vitals.inp / 1000);
          if (voteOf(phase) === 'failing') {
            if (extension) extensionRecords.failed(extensionKey(remote, extension), version);
            request.log.warn({ remote, version, phase, message, sequence }, 'beacon');
            await autoRollback.consider(remote);
          }
        }
        return reply.code(202).send();
      },
    );
  };
}
