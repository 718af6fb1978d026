import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../shared/refusal.ts';
import { createChromeSource } from '../page/chrome-source.ts';
import { servePage } from '../page/serve-page.ts';
import { sendNotNow, sendUnavailable } from '../page/unavailable.ts';
import type { GatewayServices } from '../setup/services.ts';
import { takeTurns } from '../visitor/take-turns.ts';

/** Below this size HTML is sent uncompressed (bytes). */
const COMPRESS_FROM = 1024;
/** Brotli level that takes about as long as gzip and compresses a fifth better. */
const BROTLI_QUALITY = 4;

const HTML = /text\/html|\*\/\*|application\/xhtml\+xml/;

/** Every path that no other route answers is a page of the site: only GET and HEAD, only HTML. */
export function pageRoutes(services: GatewayServices) {
  return async (app: FastifyInstance): Promise<void> => {
    const chrome = createChromeSource(services.api, services.now, (error) =>
      app.log.warn({ err: error }, 'header and footer data could not be read'),
    );
    takeTurns(app, services.turns.pages);
    await app.register(compress, {
      threshold: COMPRESS_FROM,
      encodings: ['br', 'gzip'],
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    });
    app.setErrorHandler((error, request, reply) => {
      if (error instanceof Refusal) return sendNotNow(reply, error);
      request.log.error({ err: error }, 'page failed');
      return sendUnavailable(reply, chrome.company().phone);
    });
    app.get('/*', async (request, reply) => {
      if (HTML.test(request.headers.accept ?? '*/*')) return servePage(services, chrome, request, reply);
      return reply.code(406).type('text/plain; charset=utf-8').send('Pages are served as text/html.\n');
    });
  };
}
