import proxy from '@fastify/http-proxy';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../health/voter.ts';
import { knownEntry } from '../../registry/registry-document.ts';
import { forwardedHeaders } from '../http/api-gateway.ts';
import { fromBackend, toBackend } from '../http/backend-headers.ts';
import { BackendLoad } from '../http/backend-load.ts';
import { sendProblem } from '../http/problems.ts';
import type { GatewayServices } from '../setup/services.ts';

/** Requests per network, remote and minute. */
const PER_MINUTE = 600;
/** Bytes. */
const BODY_LIMIT = 10 * 1024 * 1024;
/** Seconds. */
const RETRY_AFTER = 10;
/** What fetch and elements of a page ask for; never a page, a script, a style or a worker on our origin. */
const DATA = ['empty', 'image', 'audio', 'video', 'track'];

const UNAVAILABLE = [503, 'backend-unavailable', 'Der Dienst ist gerade nicht erreichbar.'] as const;
const BUSY = [503, 'backend-busy', 'Der Dienst hat gerade zu viel zu tun.'] as const;
const HANGS = [504, 'backend-timeout', 'Der Dienst antwortet gerade nicht.'] as const;

const remoteOf = ({ params }: FastifyRequest): string => (params as { readonly remote: string }).remote;

/** Why a request is not for a back end at all; null if it is. */
function refusalOf({ headers }: FastifyRequest): readonly [number, string, string] | null {
  const { 'sec-fetch-dest': dest, 'sec-fetch-site': site } = headers;
  if (typeof dest === 'string' && !DATA.includes(dest)) {
    return [403, 'data-only', `What is below /x is data; it is not served as ${dest}.`];
  }
  if (site === 'cross-site' || site === 'same-site') {
    return [403, 'own-pages-only', 'What is below /x is for pages of this site only.'];
  }
  if (headers['transfer-encoding'] !== undefined) {
    return [411, 'length-required', 'A body is sent with its Content-Length.'];
  }
  if (Number(headers['content-length'] ?? 0) > BODY_LIMIT) {
    return [413, 'too-large', `A body may have at most ${BODY_LIMIT} bytes.`];
  }
  return null;
}

/**
 * `/x/NAME/…` goes to the back end that an operator has named for the remote, with nothing of ours in it
 * (docs/how-to/data-of-a-team.md). The remote of one team cannot make that of another, or a page, slow or wrong by it.
 */
export function teamBackendRoutes(services: GatewayServices) {
  const { registry, apiPatience, metrics, now } = services;
  return async (app: FastifyInstance): Promise<void> => {
    const load = new BackendLoad();
    const origins = new WeakMap<FastifyRequest, string>();
    const count = (remote: string, outcome: string) => metrics.backendRequests.inc({ remote, outcome });

    function refuse(
      reply: FastifyReply,
      remote: string,
      [status, code, text]: readonly [number, string, string],
    ): FastifyReply {
      count(remote, code);
      return sendProblem(reply.header('retry-after', RETRY_AFTER), status, code, text, { description: text });
    }

    /** Finds the back end and a place in its queue; what it answers itself never reaches the proxy. */
    async function admit(request: FastifyRequest, reply: FastifyReply) {
      const remote = remoteOf(request);
      const origin = knownEntry(await registry.read(), remote)?.backend;
      if (!origin) return sendProblem(reply, 404, 'no-backend', `${remote} has no back end below /x.`);
      const refusal = refusalOf(request);
      if (refusal) return sendProblem(reply, ...refusal);
      if (load.isPaused(remote, now().getTime())) return refuse(reply, remote, UNAVAILABLE);
      if (!load.entered(remote)) return refuse(reply, remote, BUSY);
      reply.raw.once('close', () => load.left(remote));
      origins.set(request, origin);
      return undefined;
    }

    await app.register(rateLimit, {
      max: PER_MINUTE,
      timeWindow: 60_000,
      keyGenerator: (request) => `${remoteOf(request)} ${networkOf(request.ip) ?? request.ip}`,
    });
    await app.register(proxy, {
      upstream: '',
      prefix: '/x/:remote',
      rewritePrefix: '/',
      httpMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      disableRequestLogging: true,
      // The addresses that visitors ask for are theirs to invent.
      disableCache: true,
      destroyAgent: true,
      preHandler: (request, reply, done) => {
        admit(request, reply).then((sent) => (sent ? undefined : done()), done);
      },
      undici: {
        headersTimeout: apiPatience.read,
        bodyTimeout: apiPatience.flow,
        // Without this the proxy takes any certificate.
        connect: { rejectUnauthorized: true },
      },
      replyOptions: {
        getUpstream: (request) => origins.get(request as FastifyRequest) ?? '',
        rewriteRequestHeaders: (request, headers) => ({
          ...toBackend(headers),
          ...forwardedHeaders(request as FastifyRequest),
          'x-forwarded-prefix': `/x/${remoteOf(request as FastifyRequest)}`,
        }),
        rewriteHeaders: (headers) => fromBackend(headers),
        retryDelay: () => null,
        onResponse: (request, reply, response) => {
          const remote = remoteOf(request as FastifyRequest);
          load.answered(remote);
          count(remote, 'answered');
          reply.send((response as unknown as { readonly stream: NodeJS.ReadableStream }).stream);
        },
        onError: (reply, { error }) => {
          const remote = remoteOf(reply.request as FastifyRequest);
          load.failed(remote, now().getTime());
          reply.log.warn({ err: error, remote }, 'the back end of a team did not answer');
          const isTimeout = 'statusCode' in error && error.statusCode === HANGS[0];
          refuse(reply as FastifyReply, remote, isTimeout ? HANGS : UNAVAILABLE);
        },
      },
    });
  };
}
