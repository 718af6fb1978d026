import { setTimeout } from 'node:timers/promises';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { Registry } from 'prom-client';
import { NOTHING_DEVELOPED, openDevelopedReleases } from '../development/developed-releases.ts';
import { openFolderHealthLedger } from '../health/folder-health-ledger.ts';
import { createPostgresHealthLedger } from '../health/postgres-health-ledger.ts';
import { createServedVersions } from '../health/served-versions.ts';
import { createOverrideTokens } from '../override/override-tokens.ts';
import { createFileChecks } from '../release/file-checks.ts';
import { openReleaseStore } from '../release/open-release-store.ts';
import { createSoundReleases } from '../release/sound-releases.ts';
import { ExtensionRecords } from '../renderer/extension-records.ts';
import { ExtensionTrust } from '../renderer/extension-trust.ts';
import { createRenderer, type Renderer } from '../renderer/renderer.ts';
import { dataFolder } from '../shared/data-folder.ts';
import { keepDemoToken } from '../tokens/demo-token.ts';
import { createOpsAccess } from './access/ops-access.ts';
import { createTokenNotices, tellRegularly } from './access/token-notices.ts';
import { createApiAddresses } from './api/api-addresses.ts';
import { createApiWatch, watchRegularly } from './api/api-watch.ts';
import { createSecretProof } from './api/same-secret.ts';
import { createDeliveries } from './changes/deliveries.ts';
import { createBeaconTokens } from './health/beacon-tokens.ts';
import { judgeRegularly, openAutoRollback } from './health/closed-loop.ts';
import { createMetrics } from './health/metrics.ts';
import { createServerFailures } from './health/server-failures.ts';
import { API_PATIENCE, type ApiPatience, createApiGateway } from './http/api-gateway.ts';
import { checkRequests } from './http/check-requests.ts';
import { drainBeforeClose } from './http/draining.ts';
import { answerProblems, sendProblem } from './http/problems.ts';
import { refuseAmbiguous } from './http/refuse-ambiguous.ts';
import { routedUrl } from './http/routed-url.ts';
import { slowRefusals } from './http/slow-refusals.ts';
import { closeUnread } from './http/unread-bodies.ts';
import { endUnusedConnections } from './http/unused-connections.ts';
import { LiveSource } from './live/live-source.ts';
import { createDataRevision } from './memory/data-revision.ts';
import { createPageMemory } from './memory/page-memory.ts';
import { allowanceRoutes } from './routes/allowances.ts';
import { apiProxyRoutes } from './routes/api-proxy.ts';
import { beaconRoutes } from './routes/beacons.ts';
import { developmentRoutes } from './routes/development.ts';
import { elementRoutes } from './routes/elements.ts';
import { inspectionRoutes } from './routes/inspection.ts';
import { liveRoutes } from './routes/live.ts';
import { offlineWorkerRoutes } from './routes/offline-worker.ts';
import { operationRoutes } from './routes/operations.ts';
import { overrideRoutes } from './routes/overrides.ts';
import { pageSwitchRoutes } from './routes/page-switches.ts';
import { pageRoutes } from './routes/pages.ts';
import { probeRoutes } from './routes/probes.ts';
import { releaseFileRoutes } from './routes/release-files.ts';
import { releaseSetRoutes } from './routes/release-sets.ts';
import { extensionSwitchRoutes, slotRoutes } from './routes/slots.ts';
import { teamBackendRoutes } from './routes/team-backends.ts';
import { tokenRoutes } from './routes/tokens.ts';
import { verificationRoutes } from './routes/verifications.ts';
import { videoPlayerRoutes } from './routes/video-players.ts';
import type { GatewayConfig } from './setup/config.ts';
import { openOpsTokens } from './setup/open-ops-tokens.ts';
import { openRegistry } from './setup/open-registry.ts';
import type { GatewayServices } from './setup/services.ts';
import { openTurns, type Turns } from './visitor/turns.ts';

/** The longest a request may take to arrive: an upload over a slow line, not a connection held open (ms). */
const REQUEST_TIMEOUT = 300_000;
/** How long the refusal of too many requests takes (ms). */
const REFUSAL_PAUSE = 1000;
/** Longest a visitor waits for one server render (ms). */
const RENDER_TIMEOUT = 1500;

export interface GatewayOptions {
  readonly now?: () => Date;
  /** ms */
  readonly renderTimeout?: number;
  readonly apiPatience?: ApiPatience;
  /** The gateway adds its own measures; those of the process are its main module's to add. */
  readonly metrics?: Registry;
  readonly turns?: Turns;
  /** What the refusal of too many requests waits for. */
  readonly pause?: () => Promise<unknown>;
  /** The time of an extension on a page. */
  readonly extensionPause?: (milliseconds: number) => Promise<unknown>;
}

function ofExtensions({
  extensionPause = (limit) => setTimeout(limit, undefined, { ref: false }),
}: GatewayOptions): Pick<GatewayServices, 'extensionTrust' | 'extensionRecords' | 'extensionPause'> {
  return { extensionTrust: new ExtensionTrust(), extensionRecords: new ExtensionRecords(), extensionPause };
}

/** Loads server bundles before the first page needs them, at the start and whenever others may be served. */
function prepareRendererOnChange({ registry, live, renderer }: GatewayServices): () => void {
  const prepare = async () => renderer.prepare((await live.world()).targets);
  void prepare();
  return registry.watch(() => void prepare());
}

const openDeveloped = ({ liveReload, dataDir }: GatewayConfig) =>
  liveReload ? openDevelopedReleases(dataFolder(dataDir).development) : NOTHING_DEVELOPED;

function openRenderer(
  { log }: FastifyInstance,
  { apiUrls }: GatewayConfig,
  { now, renderTimeout }: Required<Pick<GatewayOptions, 'now' | 'renderTimeout'>>,
): Renderer {
  return createRenderer({
    apiOrigins: apiUrls,
    timeout: renderTimeout,
    now: () => now().getTime(),
    onOutput: (text) => log.warn({ source: 'renderer' }, text.trim()),
  });
}

async function openServices(
  app: FastifyInstance,
  config: GatewayConfig,
  options: GatewayOptions,
): Promise<GatewayServices> {
  const { now = () => new Date(), renderTimeout = RENDER_TIMEOUT, apiPatience = API_PATIENCE } = options;
  const folder = dataFolder(config.dataDir);
  const releases = await openReleaseStore(folder.releases, { s3: config.s3 });
  const onProblem = (message: string) => app.log.error(message);
  const { registry, database } = await openRegistry(config.databaseUrl, folder, onProblem);
  const { tokens, database: tokenDatabase } = await openOpsTokens({
    folder: folder.tokens,
    databaseUrl: config.databaseUrl,
    fixed: config.opsToken,
    now,
    onProblem,
  });
  if (config.demo) await keepDemoToken(folder.demoToken, tokens);
  const apiAddresses = createApiAddresses(config.apiUrls);
  const api = createApiGateway(apiAddresses);
  const fileChecks = createFileChecks();
  const sound = createSoundReleases(releases, fileChecks);
  const health = config.databaseUrl
    ? createPostgresHealthLedger(config.databaseUrl, onProblem)
    : await openFolderHealthLedger(folder.health, onProblem);
  const deliveries = createDeliveries({ releases, registry, health, sound, ceilings: config.ceilings });
  const metrics = createMetrics(options.metrics ?? new Registry());
  const developed = openDeveloped(config);
  const beaconTokens = createBeaconTokens(...config.secrets);
  const served = createServedVersions(registry);
  const autoRollback = openAutoRollback({ config, registry, deliveries, health, metrics, now }, app.log);
  return {
    config,
    releases,
    registry,
    databases: [database, tokenDatabase].filter((one) => one !== null),
    fileChecks,
    live: new LiveSource(sound, registry, onProblem, now, undefined, developed.all),
    developed,
    deliveries,
    renderer: openRenderer(app, config, { now, renderTimeout }),
    pageMemory: createPageMemory({ bytes: config.pageMemory, revision: createDataRevision(api), now }),
    ...ofExtensions(options),
    api,
    apiAddresses,
    apiWatch: createApiWatch({
      addresses: apiAddresses,
      prove: config.demo ? null : createSecretProof(config.secrets[0]),
      log: app.log,
    }),
    apiPatience,
    turns: options.turns ?? openTurns(config),
    tokens,
    access: createOpsAccess({
      tokens,
      api,
      registry,
      now,
      onError: (error) => app.log.error({ err: error }, 'the audit log could not be written'),
    }),
    beaconTokens,
    overrides: createOverrideTokens(...config.secrets),
    served,
    health,
    autoRollback,
    metrics,
    serverFailures: createServerFailures({ beaconTokens, health, served, autoRollback, metrics }, app.log),
    now,
  };
}

/** Pages are read; nothing is ever sent to them. */
function refuseOtherMethods(app: FastifyInstance): void {
  app.setNotFoundHandler(async (request, reply) => {
    reply.header('allow', 'GET, HEAD');
    return sendProblem(reply, 405, 'method-not-allowed', `${request.method} is not possible here.`);
  });
}

/** The gateway, ready to listen. Closing it ends event streams, the render process and the stores. */
export async function buildGateway(
  config: GatewayConfig,
  options: GatewayOptions = {},
): Promise<FastifyInstance> {
  const app = fastify({
    // Only the direct caller: everything before it in X-Forwarded-For was written by the client.
    trustProxy: (_address, hop) => config.trustProxy && hop === 0,
    requestTimeout: REQUEST_TIMEOUT,
    // What still comes on an open connection is answered: a balancer cannot take it back.
    return503OnClosing: false,
    rewriteUrl: routedUrl,
    logger: { level: config.logLevel },
    frameworkErrors: (error, _request, reply) => {
      sendProblem(reply, error.statusCode ?? 400, 'bad-request', error.message);
    },
    logController: new LogController({ disableRequestLogging: true }),
  });
  const services = await openServices(app, config, options);
  const stopPreparing = prepareRendererOnChange(services);
  judgeRegularly(app, services);
  watchRegularly(app, services.apiWatch);
  // In the demo each process has a secret of its own.
  if (!config.demo) {
    tellRegularly(app, createTokenNotices({ ...services, secret: config.secrets[0], log: app.log }));
  }
  app.addHook('onClose', async () => {
    stopPreparing();
    await services.serverFailures.settled();
    await Promise.all([services.renderer.close(), services.registry.close()]);
    services.developed.close();
    await Promise.all([services.health.close(), ...services.databases.map((one) => one.end())]);
  });
  app.addHook('onResponse', (request, reply) => services.access.answered(request, reply.statusCode));
  drainBeforeClose(app);
  endUnusedConnections(app);
  closeUnread(app);
  slowRefusals(app, options.pause ?? (() => setTimeout(REFUSAL_PAUSE)));
  refuseAmbiguous(app);
  answerProblems(app);
  checkRequests(app);
  refuseOtherMethods(app);
  await app.register(operatorRoutes(services));
  const routes = [
    releaseFileRoutes,
    apiProxyRoutes,
    elementRoutes,
    videoPlayerRoutes,
    teamBackendRoutes,
    developmentRoutes,
    liveRoutes,
    beaconRoutes,
    probeRoutes,
    pageRoutes,
  ];
  for (const plugin of routes) await app.register(plugin(services));
  await app.register(offlineWorkerRoutes());
  return app;
}

/** What operators and teams call, from the CLI or from the administration. */
function operatorRoutes(services: GatewayServices) {
  return async (app: FastifyInstance): Promise<void> => {
    // The shell's API client sends it. Only here: below /api, bodies must pass through unread.
    const parse = app.getDefaultJsonParser('error', 'error');
    app.addContentTypeParser('application/ld+json', { parseAs: 'string' }, parse);
    const routes = [
      operationRoutes,
      pageSwitchRoutes,
      extensionSwitchRoutes,
      slotRoutes,
      allowanceRoutes,
      releaseSetRoutes,
      inspectionRoutes,
      overrideRoutes,
      tokenRoutes,
      verificationRoutes,
    ];
    for (const plugin of routes) await app.register(plugin(services));
  };
}
