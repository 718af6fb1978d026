import { VIDEO_ID, type VideoSite } from '@firn/shared-contracts/content';
import type { FastifyInstance } from 'fastify';
import { createNonce, securityHeaders } from '../page/page-security.ts';
import type { GatewayServices } from '../setup/services.ts';
import { takeTurns } from '../visitor/take-turns.ts';

interface Player {
  readonly origin: string;
  readonly pathOf: (id: string) => string;
}

/** The hosts of both sites that set no cookie before somebody plays. */
const PLAYERS: Readonly<Record<VideoSite, Player>> = {
  youtube: {
    origin: 'https://www.youtube-nocookie.com',
    pathOf: (id) => `/embed/${id}?autoplay=1&rel=0&hl=de`,
  },
  vimeo: { origin: 'https://player.vimeo.com', pathOf: (id) => `/video/${id}?autoplay=1&dnt=1` },
};

const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-presentation';

function documentOf({ origin, pathOf }: Player, id: string, nonce: string): string {
  const source = `${origin}${pathOf(id)}`.replaceAll('&', '&amp;');
  return [
    '<!doctype html><html lang="de-CH"><meta charset="utf-8"><title>Video</title>',
    `<style nonce="${nonce}">html,body{background:#12212b;height:100%;margin:0}iframe{border:0;display:block;height:100%;width:100%}</style>`,
    `<iframe title="Video" src="${source}" sandbox="${SANDBOX}" allow="autoplay; fullscreen; picture-in-picture" allowfullscreen></iframe></html>`,
  ].join('\n');
}

/**
 * `/embed/video/SITE/ID`, a frame of ours around the frame of a film. Its policy alone names the site's host, so that no page
 * can load anything from there, whatever it draws (docs/domain/content.md#videos).
 */
export function videoPlayerRoutes({ config, turns }: GatewayServices) {
  const own = { publicUrl: config.publicUrl, mapTilesUrl: null, gtmId: null, recaptcha: false };
  return async (app: FastifyInstance): Promise<void> => {
    takeTurns(app, turns.pages);
    app.get<{ Params: { site: string; id: string } }>('/embed/video/:site/:id', async (request, reply) => {
      const { site, id } = request.params;
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      if (!Object.hasOwn(PLAYERS, site) || !VIDEO_ID.test(id)) {
        return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
      }
      const player = PLAYERS[site as VideoSite];
      const nonce = createNonce();
      return reply
        .headers(securityHeaders(nonce, own, { frames: [player.origin] }, true))
        .type('text/html; charset=utf-8')
        .send(documentOf(player, id, nonce));
    });
  };
}
