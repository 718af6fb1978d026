import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { forwardedHeaders } from '../http/api-gateway.ts';
import { sendProblem } from '../http/problems.ts';
import type { GatewayServices } from '../setup/services.ts';

const READS = ['GET', 'HEAD'];
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Seconds. */
const RETRY_AFTER = 10;

const UNAVAILABLE = { status: 503, code: 'api-unavailable', text: 'Der Dienst ist gerade nicht erreichbar.' };
const HANGS = {
  status: 504,
  code: 'api-timeout',
  text: 'Der Dienst antwortet gerade nicht. Versuche es in ein paar Minuten noch einmal.',
};

function sendFailure(reply: FastifyReply, error: Error): FastifyReply {
  const isTimeout = 'statusCode' in error && error.statusCode === HANGS.status;
  const { status, code, text } = isTimeout ? HANGS : UNAVAILABLE;
  return sendProblem(reply.header('retry-after', RETRY_AFTER), status, code, text, { description: text });
}

function optionsOf(
  apiUrl: string,
  httpMethods: string[],
  first: number,
  flow: number,
): FastifyHttpProxyOptions {
  return {
    upstream: apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    httpMethods,
    disableRequestLogging: true,
    undici: { headersTimeout: first, bodyTimeout: flow },
    replyOptions: {
      rewriteRequestHeaders: (request, { expect: _answeredHere, ...headers }) => ({
        ...headers,
        ...forwardedHeaders(request),
      }),
      // By default a GET that is answered with 503 is sent eleven times: to an API that has too much to do already.
      retryDelay: () => null,
      onError: (reply, { error }) => {
        reply.log.warn({ err: error }, 'the API did not answer');
        sendFailure(reply as FastifyReply, error);
      },
    },
  };
}

/** `/api/*` goes to the API as it is, bodies streamed. Without an answer it is a problem: 503, or 504 if the API hangs. */
export function apiProxyRoutes({ config, apiPatience: { read, write, flow } }: GatewayServices) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(proxy, optionsOf(config.apiUrl, READS, read, flow));
    await app.register(proxy, optionsOf(config.apiUrl, WRITES, write, flow));
  };
}
