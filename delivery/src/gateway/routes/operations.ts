import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { Refusal } from '../../shared/refusal.ts';
import { untilLeft } from '../http/client-left.ts';
import type { GatewayServices } from '../setup/services.ts';
import { Name, Reason, Version } from './fields.ts';
import { operatorsOfRemote } from './operators-only.ts';
import { orderOf } from './order-of.ts';

const RemoteParams = Type.Object({ remote: Name });
const ReleaseParams = Type.Object({ remote: Name, version: Version });
const PublishQuery = Type.Object({ ahead: Type.Optional(Type.Boolean()) }, { additionalProperties: false });
const PromoteBody = Type.Object(
  {
    version: Version,
    percent: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
    staff: Type.Optional(Type.Boolean()),
    force: Type.Optional(Type.Boolean()),
    reason: Type.Optional(Reason),
  },
  { additionalProperties: false },
);
const RollbackBody = Type.Object(
  {
    to: Type.Optional(Version),
    from: Type.Optional(Version),
    dryRun: Type.Optional(Type.Boolean()),
    force: Type.Optional(Type.Boolean()),
    reason: Reason,
  },
  { additionalProperties: false },
);
const WithdrawBody = Type.Object(
  {
    version: Version,
    reason: Reason,
    severity: Type.Optional(Type.Enum(['normal', 'critical'])),
  },
  { additionalProperties: false },
);

type Params = Static<typeof RemoteParams>;

const ARCHIVE_TYPES = ['application/gzip', 'application/x-gzip', 'application/octet-stream'];

/** The upload as it arrives. Throws a Refusal: 400 without a body, 415 if it is not an archive. */
function archiveOf({ body, headers }: FastifyRequest): Readable {
  const isEmpty = headers['transfer-encoding'] === undefined && !Number(headers['content-length']);
  if (isEmpty)
    throw new Refusal(400, 'archive-missing', 'The release is missing: send its tar.gz as the body.');
  // Other media types are parsed before they come here.
  if (body instanceof Readable) return body;
  const sentence = `A release is sent as ${ARCHIVE_TYPES[0]}, not as ${headers['content-type']}.`;
  throw new Refusal(415, 'unsupported-media-type', sentence);
}

function refusePercent(percent: number, staff: boolean): void {
  if (percent > 0 || staff) return;
  throw new Refusal(400, 'percent-invalid', 'percent 0 reaches nobody: add staff, or name 1 to 100.');
}

/** An override of a refusal is explained to readers of the audit log. */
export function refuseUnexplained(force: boolean, reason: string | undefined): void {
  if (!force || reason !== undefined) return;
  throw new Refusal(400, 'reason-missing', 'What overrides a refusal needs a reason.');
}

/** The writing half of `/delivery/remotes`: publish, promote, roll back, withdraw. */
export function operationRoutes(services: GatewayServices) {
  const { deliveries } = services;
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', operatorsOfRemote(services));
    app.addContentTypeParser(ARCHIVE_TYPES, (_request, payload, done) => done(null, payload));

    app.put<{
      Params: Static<typeof ReleaseParams>;
      Querystring: Static<typeof PublishQuery>;
      Body: unknown;
    }>(
      '/delivery/remotes/:remote/releases/:version',
      {
        schema: { params: ReleaseParams, querystring: PublishQuery },
      },
      async (request, reply) => {
        const { remote, version } = request.params;
        const order = await orderOf(services, request, remote);
        const options = { ...request.query, client: untilLeft(reply) };
        const outcome = await deliveries.publish(remote, version, archiveOf(request), order, options);
        return reply.code(outcome === 'created' ? 201 : 200).send({ remote, version, outcome });
      },
    );

    app.post<{ Params: Params; Body: Static<typeof PromoteBody> }>(
      '/delivery/remotes/:remote/promote',
      { schema: { params: RemoteParams, body: PromoteBody } },
      async (request) => {
        const { remote } = request.params;
        const { version, percent = 100, staff = false, force = false, reason } = request.body;
        refuseUnexplained(force, reason);
        const order = await orderOf(services, request, remote, reason);
        if (percent === 100) return deliveries.promote(remote, version, order, { force });
        refusePercent(percent, staff);
        return deliveries.startCanary(remote, { version, percent, staff }, order, { force });
      },
    );

    app.post<{ Params: Params; Body: Static<typeof RollbackBody> }>(
      '/delivery/remotes/:remote/rollback',
      { schema: { params: RemoteParams, body: RollbackBody } },
      async (request) => {
        const { remote } = request.params;
        const { to = null, reason, ...options } = request.body;
        const order = await orderOf(services, request, remote, reason);
        return deliveries.rollback(remote, to, order, options);
      },
    );

    app.post<{ Params: Params; Body: Static<typeof WithdrawBody> }>(
      '/delivery/remotes/:remote/withdraw',
      { schema: { params: RemoteParams, body: WithdrawBody } },
      async (request) => {
        const { remote } = request.params;
        const { version, reason, severity = 'normal' } = request.body;
        const order = await orderOf(services, request, remote, reason);
        return deliveries.withdraw(remote, { version, reason, severity }, order);
      },
    );
  };
}
