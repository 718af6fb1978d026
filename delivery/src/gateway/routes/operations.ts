import { Readable } from 'node:stream';
import { RELEASE_NAME_PATTERN, VERSION_PATTERN } from '@firn/shared-contracts/delivery';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Cause } from '../../registry/registry-document.ts';
import { ARCHIVE_LIMITS } from '../../release/unpack-release.ts';
import { Refusal } from '../../shared/refusal.ts';
import { authorise } from '../ops-access.ts';
import type { GatewayServices } from '../services.ts';

const Version = Type.String({ pattern: VERSION_PATTERN, maxLength: 60 });
const Reason = Type.String({ minLength: 3, maxLength: 500 });
const RemoteParams = Type.Object({ remote: Type.String({ pattern: RELEASE_NAME_PATTERN }) });
const ReleaseParams = Type.Object({ ...RemoteParams.properties, version: Version });
const PromoteBody = Type.Object({ version: Version }, { additionalProperties: false });
const RollbackBody = Type.Object(
  { to: Type.Optional(Version), reason: Reason },
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

/** The upload as it arrives. Throws a Refusal: 400 without a body, 415 for what is no archive. */
function archiveOf({ body, headers }: FastifyRequest): Readable {
  const isEmpty = headers['transfer-encoding'] === undefined && !Number(headers['content-length']);
  if (isEmpty)
    throw new Refusal(400, 'archive-missing', 'The release is missing: send its tar.gz as the body.');
  // Other media types are parsed before they come here.
  if (body instanceof Readable) return body;
  const sentence = `A release is sent as ${ARCHIVE_TYPES[0]}, not as ${headers['content-type']}.`;
  throw new Refusal(415, 'unsupported-media-type', sentence);
}

/** The writing half of `/delivery/remotes`: publish, promote, roll back, withdraw. */
export function operationRoutes({ deliveries, tokens, now }: GatewayServices) {
  async function causeOf(request: FastifyRequest, remote: string, reason: string | null): Promise<Cause> {
    const { actor } = await authorise(request, tokens, remote);
    return { actor, at: now().toISOString(), reason };
  }

  return async (app: FastifyInstance): Promise<void> => {
    app.addContentTypeParser(ARCHIVE_TYPES, (_request, payload, done) => done(null, payload));

    app.put<{ Params: Static<typeof ReleaseParams>; Body: unknown }>(
      '/delivery/remotes/:remote/releases/:version',
      { schema: { params: ReleaseParams }, bodyLimit: ARCHIVE_LIMITS.compressedBytes },
      async (request, reply) => {
        const { remote, version } = request.params;
        const cause = await causeOf(request, remote, null);
        const outcome = await deliveries.publish(remote, version, archiveOf(request), cause);
        return reply.code(outcome === 'created' ? 201 : 200).send({ remote, version, outcome });
      },
    );

    app.post<{ Params: Params; Body: Static<typeof PromoteBody> }>(
      '/delivery/remotes/:remote/promote',
      { schema: { params: RemoteParams, body: PromoteBody } },
      async (request) => {
        const { remote } = request.params;
        const cause = await causeOf(request, remote, null);
        return deliveries.promote(remote, request.body.version, cause);
      },
    );

    app.post<{ Params: Params; Body: Static<typeof RollbackBody> }>(
      '/delivery/remotes/:remote/rollback',
      { schema: { params: RemoteParams, body: RollbackBody } },
      async (request) => {
        const { remote } = request.params;
        const cause = await causeOf(request, remote, request.body.reason);
        return deliveries.rollback(remote, request.body.to ?? null, cause);
      },
    );

    app.post<{ Params: Params; Body: Static<typeof WithdrawBody> }>(
      '/delivery/remotes/:remote/withdraw',
      { schema: { params: RemoteParams, body: WithdrawBody } },
      async (request) => {
        const { remote } = request.params;
        const { version, reason, severity = 'normal' } = request.body;
        const cause = await causeOf(request, remote, reason);
        return deliveries.withdraw(remote, { version, reason, severity }, cause);
      },
    );
  };
}
