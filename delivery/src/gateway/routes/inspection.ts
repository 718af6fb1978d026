import {
  type DeliveryOverview,
  type EndingToken,
  RELEASE_NAME_PATTERN,
  type RemoteDescription,
  type RemoteEntry,
} from '@firn/shared-contracts/delivery';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import semver from 'semver';
import { type Static, Type } from 'typebox';
import type { RegistryStore } from '../../registry/registry-store.ts';
import { entryOf } from '../../registry/transitions.ts';
import { type Breach, Refusal } from '../../shared/refusal.ts';
import { endingTokens } from '../../tokens/ending-tokens.ts';
import { newestVerifications } from '../changes/verifications.ts';
import type { GatewayServices } from '../setup/services.ts';
import { operatorsOnly } from './operators-only.ts';

const RemoteParams = Type.Object({ remote: Type.String({ maxLength: 60 }) });
const AuditQuery = Type.Object({
  remote: Type.Optional(Type.String({ pattern: RELEASE_NAME_PATTERN })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
});

/** The versions visitors get, and their fallback. */
const versionsInUse = ({ current, canary, lastKnownGood }: RemoteEntry): string[] =>
  [...new Set([current, canary?.version, lastKnownGood])].filter((version) => typeof version === 'string');

/**
 * What the registry knows of a remote, its published versions, and what tabs report of the `asked` ones, by default
 * all.
 */
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
  const trial = entry.canary && (await releases.get(name, entry.canary.version).catch(() => null));
  // By id; if both versions have a page, the live one's title counts.
  const pages = new Map(
    [...(trial?.release.manifest.pages ?? []), ...(manifest?.pages ?? [])].map((page) => [page.id, page]),
  );
  const reports = (asked ?? versions).map(
    async (version) => [version, await health.healthOf(name, version)] as const,
  );
  return {
    name,
    title: manifest?.title ?? name,
    ...entry,
    pages: [...pages.values()].map(({ id, path, title }) => ({ id, path, title })),
    versions,
    health: Object.fromEntries(await Promise.all(reports)),
  };
}

/** What of the tokens that the caller may know of ends soon. While they cannot be read the rest is still told. */
async function warningsFor(
  { access, tokens, now }: GatewayServices,
  request: FastifyRequest,
  remote = '*',
): Promise<{ readonly endingTokens?: readonly EndingToken[] }> {
  const { remote: scope } = await access.identify(request);
  const list = await tokens.list().catch((error: unknown) => {
    if (error instanceof Refusal) return [];
    throw error;
  });
  const ending = endingTokens(list, scope, now()).filter(
    (token) => remote === '*' || token.remote === remote,
  );
  return ending.length > 0 ? { endingTokens: ending } : {};
}

/**
 * What re-hashing found. `recorded`: the registry knows the hash of release.json; else only the files beside it
 * count.
 */
interface CheckedVersion {
  readonly version: string;
  readonly recorded: boolean;
  readonly breaches: readonly Breach[];
}

/** By version, what release.json was when it was published. */
async function digestsOf(registry: RegistryStore, remote: string): Promise<ReadonlyMap<string, string>> {
  const rows = await registry.audit({ remote, action: 'publish', limit: Number.POSITIVE_INFINITY });
  return new Map(rows.flatMap(({ version, digest }) => (version && digest ? [[version, digest]] : [])));
}

/** The reading half of `/delivery`, for operators: state, history, re-hashing. Any valid token may read. */
export function inspectionRoutes(services: GatewayServices) {
  const { registry, releases } = services;
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', operatorsOnly(services));

    app.get('/delivery/remotes', async (request): Promise<DeliveryOverview> => {
      const { sequence, remotes } = await registry.read();
      const names = Object.entries(remotes).toSorted(([a], [b]) => (a < b ? -1 : 1));
      // Every open administration polls this every few seconds, so not for each version ever published.
      const described = names.map(([name, entry]) => describe(services, name, entry, versionsInUse(entry)));
      return { sequence, remotes: await Promise.all(described), ...(await warningsFor(services, request)) };
    });

    app.get<{ Params: Static<typeof RemoteParams> }>(
      '/delivery/remotes/:remote',
      { schema: { params: RemoteParams } },
      async (request) => {
        const { remote } = request.params;
        const document = await registry.read();
        const description = await describe(services, remote, entryOf(document, remote));
        const warnings = await warningsFor(services, request, remote);
        const verifications = Object.fromEntries(await newestVerifications(registry, remote));
        const rollback = await services.deliveries.planOf(remote);
        return { sequence: document.sequence, ...description, rollback, verifications, ...warnings };
      },
    );

    app.get<{ Params: Static<typeof RemoteParams> }>(
      '/delivery/remotes/:remote/verification',
      { schema: { params: RemoteParams } },
      async (request) => {
        const { remote } = request.params;
        const entry = entryOf(await registry.read(), remote);
        // The registry knows a version that visitors get even when its folder is missing.
        const versions = new Set([...(await releases.versions(remote)), ...versionsInUse(entry)]);
        const digests = await digestsOf(registry, remote);
        const checked: CheckedVersion[] = [];
        // One after the other: page views read files too.
        for (const version of [...versions].toSorted(semver.rcompare)) {
          const digest = digests.get(version);
          const breaches = await releases.verify(remote, version, digest);
          checked.push({ version, recorded: digest !== undefined, breaches });
        }
        return { remote, versions: checked };
      },
    );

    app.get<{ Querystring: Static<typeof AuditQuery> }>(
      '/delivery/audit',
      { schema: { querystring: AuditQuery } },
      async (request) => ({ entries: await registry.audit(request.query) }),
    );
  };
}
