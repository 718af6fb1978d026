import { Readable } from 'node:stream';
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callFailureOf } from '../../shared/call-failure.ts';
import type { ApiAddresses, ApiRoute } from '../api/api-addresses.ts';
import { forwardedHeaders } from '../http/api-gateway.ts';
import { sendProblem } from '../http/problems.ts';
import type { GatewayServices } from '../setup/services.ts';
import { takeTurns } from '../visitor/take-turns.ts';

const READS = ['GET', 'HEAD'];
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The most connections of one proxy to the API: with few, those of a few networks would keep the others waiting. */
const CONNECTIONS = 512;
/** Seconds. */
const RETRY_AFTER = 10;
/** The longest that a connection may take to come about (ms). */
const CONNECT_TIMEOUT = 2000;

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

/** The body, untouched until somebody reads it: a connection that does not come about destroys what it was given. */
function untilRead(body: Readable): Readable {
  async function* read() {
    yield* body;
  }
  return Readable.from(read(), { objectMode: false });
}

type ReplyOptions = Parameters<FastifyReply['from']>[1];

interface Passing {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly route: ApiRoute;
  readonly path: string;
  readonly options: ReplyOptions;
  readonly body: unknown;
}

/** Passes the request on to the address of its route; where that fails, to the next one, as far as the route goes. */
function passOn(passing: Passing): FastifyReply {
  const { request, reply, route, path, options, body } = passing;
  const before = new Set(Object.keys(reply.getHeaders()));
  const again = () => {
    for (const name of Object.keys(reply.getHeaders())) if (!before.has(name)) reply.removeHeader(name);
    passOn(passing);
  };
  if (body instanceof Readable) request.body = untilRead(body);
  const { origin } = route;
  return reply.from(path, {
    ...options,
    getUpstream: () => origin,
    onResponse: (_request, _reply, answer) => {
      if (answer.statusCode !== 503 || !route.goesOnAfter('unavailable')) return reply.send(answer.stream);
      answer.stream.resume();
      return again();
    },
    onError: (_reply, { error }) => {
      reply.log.warn({ err: error, origin }, 'the API did not answer');
      if (route.goesOnAfter(callFailureOf(error))) again();
      else sendFailure(reply, error);
    },
  });
}

/** A path that the gateway answers with the API's words, and the place where the API has them. */
interface Passage {
  readonly prefix: string;
  readonly rewritePrefix: string;
  readonly httpMethods: string[];
  /** True if pages of any site read it: nobody's cookie counts, and none is set. */
  readonly isForAnySite?: boolean;
}

const API = { prefix: '/api', rewritePrefix: '/api' };
/** docs/domain/octo.md */
const OCTO = { prefix: '/octo', rewritePrefix: '/api/octo' };
/** docs/domain/events.md#dates-elsewhere */
const AGENDA = ['ics', 'atom', 'json'].map((extension) => ({
  prefix: `/agenda.${extension}`,
  rewritePrefix: `/api/agenda.${extension}`,
  httpMethods: READS,
}));
/** docs/domain/content.md#for-search-engines */
const SITEMAP = { prefix: '/sitemap.xml', rewritePrefix: '/api/sitemap.xml', httpMethods: READS };
/** docs/how-to/embed-dates.md */
const EMBEDDED = {
  prefix: '/embed/events',
  rewritePrefix: '/api/events',
  httpMethods: READS,
  isForAnySite: true,
};

function withoutCredentials<T extends object>(headers: T): T {
  const { cookie: _cookie, authorization: _token, ...others } = headers as T & Record<string, unknown>;
  return others as T;
}

function readableAnywhere<T extends object>(headers: T): T {
  const { 'set-cookie': _cookies, ...others } = headers as T & Record<string, unknown>;
  return {
    ...others,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  } as unknown as T;
}

function optionsOf(
  addresses: ApiAddresses,
  { prefix, rewritePrefix, httpMethods, isForAnySite = false }: Passage,
  first: number,
  flow: number,
): FastifyHttpProxyOptions {
  const asked = isForAnySite ? withoutCredentials : <T>(headers: T) => headers;
  const answered = isForAnySite ? readableAnywhere : <T>(headers: T) => headers;
  return {
    // One that is given here would be called whatever the route says.
    upstream: '',
    prefix,
    rewritePrefix,
    httpMethods,
    disableRequestLogging: true,
    undici: {
      connections: CONNECTIONS,
      headersTimeout: first,
      bodyTimeout: flow,
      connect: { timeout: CONNECT_TIMEOUT },
    },
    handler: (request, reply, path, options) => {
      const route = addresses.route(request.method);
      return passOn({ request, reply, route, path, options, body: request.body });
    },
    replyOptions: {
      getUpstream: () => addresses.all[0] ?? '',
      rewriteRequestHeaders: (request, { expect: _answeredHere, ...headers }) => ({
        ...asked(headers),
        ...forwardedHeaders(request),
      }),
      // What becomes of the connection to the API is nothing to the client's.
      rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) =>
        answered(headers),
      // By default a GET that is answered with 503 is sent eleven times: to an API that has too much to do already.
      retryDelay: () => null,
    },
  };
}

/**
 * `/api/*`, and what programs read beside it, goes to the API as it is, bodies streamed, to one of its addresses. Without an answer it is a problem: 503,
 * or 504 if the API hangs.
 */
export function apiProxyRoutes({ apiAddresses, turns, apiPatience: { read, write, flow } }: GatewayServices) {
  return async (app: FastifyInstance): Promise<void> => {
    takeTurns(app, turns.api);
    for (const passage of [
      { ...API, httpMethods: READS },
      { ...OCTO, httpMethods: READS },
      ...AGENDA,
      SITEMAP,
      EMBEDDED,
    ])
      await app.register(proxy, optionsOf(apiAddresses, passage, read, flow));
    for (const passage of [API, OCTO])
      await app.register(proxy, optionsOf(apiAddresses, { ...passage, httpMethods: WRITES }, write, flow));
  };
}
