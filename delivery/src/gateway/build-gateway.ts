import fastify, { type FastifyInstance, LogController } from 'fastify';
import { openFolderRegistry } from '../registry/folder-registry-store.ts';
import { openReleaseStore } from '../release/release-store.ts';
import { createRenderer } from '../renderer/renderer.ts';
import { dataFolder } from '../shared/data-folder.ts';
import { createApiGateway } from './api-gateway.ts';
import { BeaconLedger } from './beacon-ledger.ts';
import { createBeaconTokens } from './beacon-tokens.ts';
import type { GatewayConfig } from './config.ts';
import { createDeliveries } from './deliveries.ts';
import { LiveSetSource, renderTargetOf } from './live-set.ts';
import { createMetrics } from './metrics.ts';
import { keepDemoToken, openOpsTokens } from './ops-tokens.ts';
import { answerProblems, sendProblem } from './problems.ts';
import { apiProxyRoutes } from './routes/api-proxy.ts';
import { beaconRoutes } from './routes/beacons.ts';
import { inspectionRoutes } from './routes/inspection.ts';
import { liveRoutes } from './routes/live.ts';
import { operationRoutes } from './routes/operations.ts';
import { pageRoutes } from './routes/pages.ts';
import { probeRoutes } from './routes/probes.ts';
import { releaseFileRoutes } from './routes/release-files.ts';
import { tokenRoutes } from './routes/tokens.ts';
import type { GatewayServices } from './services.ts';

/** Longest a request may take to arrive: an upload over a slow line, not a connection held open (ms). */
const REQUEST_TIMEOUT = 300_000;
/** Longest a visitor waits for one server render (ms). */
const RENDER_TIMEOUT = 1500;

export interface GatewayOptions {
  readonly now?: () => Date;
  /** ms */
  readonly renderTimeout?: number;
}

/** Starts a fresh render thread when other versions go live, so that retired code leaves the memory. */
function renewRendererOnChange({ registry, live, renderer }: GatewayServices): () => void {
  let loaded = '';
  const renew = async () => {
    const { releases } = await live.get();
    const targets = [...releases.values()].map(renderTargetOf).filter((target) => target !== null);
    const modules = targets.map(({ module }) => module).join(' ');
    if (modules === loaded) return;
    loaded = modules;
    renderer.renew(targets);
  };
  void renew();
  return registry.watch(() => void renew());
}

async function openServices(
  app: FastifyInstance,
  config: GatewayConfig,
  { now = () => new Date(), renderTimeout = RENDER_TIMEOUT }: GatewayOptions,
): Promise<GatewayServices> {
  const folder = dataFolder(config.dataDir);
  const releases = await openReleaseStore(folder.releases);
  const registry = await openFolderRegistry(folder.registry);
  const tokens = await openOpsTokens(folder.tokens, config.opsToken);
  if (config.demo) await keepDemoToken(folder.demoToken, tokens);
  return {
    config,
    releases,
    registry,
    live: new LiveSetSource(releases, registry, (message) => app.log.error(message)),
    deliveries: createDeliveries(releases, registry),
    renderer: createRenderer({
      timeout: renderTimeout,
      now: () => now().getTime(),
      onOutput: (text) => app.log.warn({ source: 'renderer' }, text.trim()),
    }),
    api: createApiGateway(config.apiUrl),
    tokens,
    beaconTokens: createBeaconTokens(config.secret),
    beacons: new BeaconLedger(),
    metrics: createMetrics(),
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

/** The gateway, ready to listen. Closing it ends event streams, the render thread and the stores. */
export async function buildGateway(
  config: GatewayConfig,
  options: GatewayOptions = {},
): Promise<FastifyInstance> {
  const app = fastify({
    trustProxy: config.trustProxy,
    requestTimeout: REQUEST_TIMEOUT,
    logger: { level: config.logLevel },
    // An unknown field is a mistake to be told, not to be dropped in silence.
    ajv: { customOptions: { removeAdditional: false } },
    frameworkErrors: (error, _request, reply) => {
      sendProblem(reply, error.statusCode ?? 400, 'bad-request', error.message);
    },
    logController: new LogController({ disableRequestLogging: true }),
  });
  const services = await openServices(app, config, options);
  const stopRenewing = renewRendererOnChange(services);
  app.addHook('onClose', async () => {
    stopRenewing();
    await Promise.all([services.renderer.close(), services.registry.close()]);
  });
  answerProblems(app);
  refuseOtherMethods(app);
  const routes = [
    releaseFileRoutes,
    apiProxyRoutes,
    liveRoutes,
    operationRoutes,
    inspectionRoutes,
    tokenRoutes,
    beaconRoutes,
    probeRoutes,
    pageRoutes,
  ];
  for (const plugin of routes) await app.register(plugin(services));
  return app;
}
