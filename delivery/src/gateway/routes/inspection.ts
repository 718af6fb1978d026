import {
  type DeliveryOverview,
  RELEASE_NAME_PATTERN,
  type RemoteDescription,
  type RemoteEntry,
} from '@firn/shared-contracts/delivery';
import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import { entryOf } from '../../registry/transitions.ts';
import type { GatewayServices } from '../services.ts';

const RemoteParams = Type.Object({ remote: Type.String({ maxLength: 60 }) });
const AuditQuery = Type.Object({
  remote: Type.Optional(Type.String({ pattern: RELEASE_NAME_PATTERN })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
});

/** The versions visitors have, and the one behind them. */
const versionsInUse = ({ current, canary, lastKnownGood }: RemoteEntry): string[] =>
  [...new Set([current, canary?.version, lastKnownGood])].filter((version) => typeof version === 'string');

/** What the registry knows of a remote, its published versions, and what tabs say of `asked` ones, by default all. */
async function describe(
  { releases, health }: GatewayServices,
  name: string,
  entry: RemoteEntry,
  asked?: readonly string[],
): Promise<RemoteDescription> {
  const versions = await releases.versions(name);
  const newest = entry.current ?? versions[0];
  const stored = newest === undefined ? null : await releases.get(name, newest).catch(() => null);
  const manifest = stored?.release.manifest;
  const reports = (asked ?? versions).map(
    async (version) => [version, await health.healthOf(name, version)] as const,
  );
  return {
    name,
    title: manifest?.title ?? name,
    ...entry,
    pages: manifest?.pages.map(({ id, path, title }) => ({ id, path, title })) ?? [],
    versions,
    health: Object.fromEntries(await Promise.all(reports)),
  };
}

/** The reading half of `/delivery`, for operators: state, history, re-hashing. Any valid token may read. */
export function inspectionRoutes(services: GatewayServices) {
  const { registry, releases, access } = services;
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', async (request) => void (await access.identify(request)));

    app.get('/delivery/remotes', async (): Promise<DeliveryOverview> => {
      const { sequence, remotes } = await registry.read();
      const names = Object.entries(remotes).toSorted(([a], [b]) => (a < b ? -1 : 1));
      // Every open administration asks for this each few seconds: not for each version ever published.
      const described = names.map(([name, entry]) => describe(services, name, entry, versionsInUse(entry)));
      return { sequence, remotes: await Promise.all(described) };
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
