import { SHELL_NAME } from '@firn/shared-contracts/delivery';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { describeLive } from '../health/metrics.ts';
import type { GatewayServices } from '../setup/services.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Firn: the old snow of a glacier; a ridge on a light ground. */
const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#eef4f8"/>' +
  '<path d="M3 25 12 9l5 8 3-5 9 13z" fill="#17506b"/><path d="m12 9-3 5.300 3 2 2.500-2.700z" fill="#fff"/></svg>';

/** Pictures of the API stand in pages and in what networks show of them. */
const robots = (origin: string): string =>
  [
    ...['User-agent: *', 'Disallow: /admin', 'Disallow: /api/', 'Disallow: /delivery/'],
    ...['Allow: /api/media/', 'Allow: /api/contents/*/social.jpg', '', `Sitemap: ${origin}/sitemap.xml`, ''],
  ].join('\n');

/** Liveness, readiness, metrics, and the two files every browser and robot asks for. */
export function probeRoutes({ live, registry, apiWatch, metrics, access, config }: GatewayServices) {
  async function mayReadMetrics(request: FastifyRequest): Promise<void> {
    if (!LOOPBACK.test(request.ip)) await access.identify(request);
  }

  return async (app: FastifyInstance): Promise<void> => {
    app.get('/healthz', async () => ({ status: 'ok' }));

    app.get('/readyz', async (_request, reply) => {
      const [{ shell, sequence, registry: resolved }, isApiReady] = await Promise.all([
        live.get(),
        apiWatch.look(),
      ]);
      const remotes = Object.entries(resolved.remotes).filter(([name]) => name !== SHELL_NAME);
      const pages = remotes.flatMap(([, remote]) => remote.pages).length;
      const checks = {
        shell: shell?.release.version ?? null,
        pages,
        sequence,
        // Without its store a gateway still serves what is live, so there is no reason to take it out of service.
        registry: registry.isReachable(),
        api: isApiReady,
      };
      // With a shell and no remote every page but the shell's own would be a 404; without the API's data every page is a 503.
      const isReady = shell !== null && pages > 0 && isApiReady && !app.isDraining();
      const status = isReady ? 'ready' : app.isDraining() ? 'draining' : 'not ready';
      return reply.code(isReady ? 200 : 503).send({ status, ...checks });
    });

    app.get('/metrics', async (request, reply) => {
      await mayReadMetrics(request);
      metrics.sequence.set((await live.get()).sequence);
      metrics.registryStoreUp.set(registry.isReachable() ? 1 : 0);
      // While the registry is down, the versions that were last live stay.
      const document = await registry.read().catch(() => null);
      if (document) describeLive(metrics, document);
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
    });

    app.get('/favicon.ico', async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(FAVICON),
    );

    app.get('/robots.txt', async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(robots(config.publicUrl)),
    );
  };
}
