import type { FastifyInstance } from 'fastify';

/**
 * Answers pages of its scope, and files of releases, from what a page has put into the store `firn-offline`, but only
 * while there is no network. It stores nothing itself: a remote keeps its own pages, and registers this for their
 * paths; without a store, as after the shell's logout, it changes nothing (docs/domain/screens.md#without-network).
 */
const OFFLINE_WORKER = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  const isKept = mode === 'navigate' || pathname.startsWith('/remotes/');
  if (method !== 'GET' || origin !== location.origin || !isKept) return;
  event.respondWith(
    fetch(event.request).catch(async (error) => {
      const kept = await caches.match(pathname, { cacheName: 'firn-offline', ignoreVary: true });
      if (kept) return kept;
      throw error;
    }),
  );
});
`;

/** The script that lets pages be read without network. */
export const offlineWorkerRoutes = () => async (app: FastifyInstance) => {
  app.get('/offline-worker.js', async (_request, reply) =>
    reply
      // The browser asks for it again at each registration, so that a mistake in it can be mended.
      .headers({
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'service-worker-allowed': '/',
      })
      .type('text/javascript; charset=utf-8')
      .send(OFFLINE_WORKER),
  );
};
