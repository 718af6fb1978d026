import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type BuildNews, DEVELOPMENT_EVENTS_PATH } from '@firn/shared-contracts/delivery';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { NO_HASHES } from '../../development/developed-releases.ts';
import { mediaTypeOf } from '../../release/media-types.ts';
import { INTEGRITY_FILE } from '../../release/release-rules.ts';
import type { StoredRelease } from '../../release/stored-release.ts';
import type { GatewayServices } from '../setup/services.ts';
import { FOR_EVERYBODY } from './for-everybody.ts';

const eventOf = (news: BuildNews) => `event: build\ndata: ${JSON.stringify(news)}\n\n`;

/** Sends a file of a release that is developed. It is another one after the next build, so nobody keeps it. */
export async function sendDeveloped(
  reply: FastifyReply,
  stored: StoredRelease,
  file: string,
): Promise<FastifyReply> {
  reply.headers({ ...FOR_EVERYBODY, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  if (file === INTEGRITY_FILE) return reply.type(mediaTypeOf(file)).send(NO_HASHES);
  const isBelow = file.split('/').every((part) => part !== '' && part !== '..');
  const bytes = isBelow ? await readFile(join(stored.folder, 'client', file)).catch(() => null) : null;
  if (!bytes) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
  return reply.type(mediaTypeOf(file)).send(bytes);
}

/** `/delivery/development`, for tabs of a development product: the last build of each release, then each new one. */
export function developmentRoutes({ config, developed }: GatewayServices) {
  return async (app: FastifyInstance): Promise<void> => {
    if (!config.liveReload) return;
    const tabs = new Set<ServerResponse>();
    const stop = developed.watch((news) => {
      for (const tab of tabs) tab.write(eventOf(news));
    });
    app.addHook('preClose', async () => {
      stop();
      for (const tab of tabs) tab.end();
    });
    app.get(DEVELOPMENT_EVENTS_PATH, async (request, reply) => {
      const tab = reply.raw;
      reply.hijack();
      tab.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      tab.write(`retry: 1000\n\n${developed.news().map(eventOf).join('')}`);
      tabs.add(tab);
      request.raw.once('close', () => tabs.delete(tab));
    });
  };
}
