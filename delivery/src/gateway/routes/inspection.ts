import { RELEASE_NAME_PATTERN } from '@firn/shared-contracts/delivery';
import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { RemoteEntry } from '../../registry/registry-document.ts';
import { entryOf } from '../../registry/transitions.ts';
import { identify } from '../ops-access.ts';
import type { GatewayServices } from '../services.ts';

const RemoteParams = Type.Object({ remote: Type.String({ maxLength: 60 }) });
const AuditQuery = Type.Object({
  remote: Type.Optional(Type.String({ pattern: RELEASE_NAME_PATTERN })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
});

/** What the registry knows of a remote, its published versions, and what tabs say of them. */
async function describe({ releases, beacons }: GatewayServices, name: string, entry: RemoteEntry) {
  const versions = await releases.versions(name);
  const health = Object.fromEntries(versions.map((version) => [version, beacons.countsOf(name, version)]));
  return { name, ...entry, versions, health };
}

/** The reading half of `/delivery`, for operators: state, history, re-hashing. Any valid token may read. */
export function inspectionRoutes(services: GatewayServices) {
  const { registry, releases, tokens } = services;
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', async (request) => void (await identify(request, tokens)));

    app.get('/delivery/remotes', async () => {
      const { sequence, remotes } = await registry.read();
      const names = Object.entries(remotes).toSorted(([a], [b]) => (a < b ? -1 : 1));
      return {
        sequence,
        remotes: await Promise.all(names.map(([name, entry]) => describe(services, name, entry))),
      };
    });

    app.get<{ Params: Static<typeof RemoteParams> }>(
      '/delivery/remotes/:remote',
      { schema: { params: RemoteParams } },
      async (request) => {
        const { remote } = request.params;
        const document = await registry.read();
        const description = await describe(services, remote, entryOf(document, remote));
        return { sequence: document.sequence, ...description };
      },
    );

    app.get<{ Params: Static<typeof RemoteParams> }>(
      '/delivery/remotes/:remote/verification',
      { schema: { params: RemoteParams } },
      async (request) => {
        const { remote } = request.params;
        entryOf(await registry.read(), remote);
        const versions = await releases.versions(remote);
        const checked = versions.map(async (version) => ({
          version,
          breaches: await releases.verify(remote, version),
        }));
        return { remote, versions: await Promise.all(checked) };
      },
    );

    app.get<{ Querystring: Static<typeof AuditQuery> }>(
      '/delivery/audit',
      { schema: { querystring: AuditQuery } },
      async (request) => ({ entries: await registry.audit(request.query) }),
    );
  };
}
