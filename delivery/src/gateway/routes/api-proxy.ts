import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { forwardedHeaders } from '../http/api-gateway.ts';
import { sendProblem } from '../http/problems.ts';
import type { GatewayServices } from '../setup/services.ts';

/**
 * Longer than the front end's own limit of 60 s (docs/domain/constants.md#waiting), so that the front end decides
 * (ms).
 */
const UPSTREAM_TIMEOUT = 65_000;

/** `/api/*` goes to the API as it is, bodies streamed. Without an API the answer is a 503 problem. */
export function apiProxyRoutes({ config }: GatewayServices) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(proxy, {
      upstream: config.apiUrl,
      prefix: '/api',
      rewritePrefix: '/api',
      disableRequestLogging: true,
      undici: { headersTimeout: UPSTREAM_TIMEOUT, bodyTimeout: UPSTREAM_TIMEOUT },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwardedHeaders(request) }),
        onError: (reply, { error }) => {
          reply.log.warn({ err: error }, 'the API did not answer');
          sendProblem(
            reply as FastifyReply,
            503,
            'api-unavailable',
            'Der Dienst ist gerade nicht erreichbar.',
            {
              description: 'Der Dienst ist gerade nicht erreichbar.',
            },
          );
        },
      },
    });
  };
}
