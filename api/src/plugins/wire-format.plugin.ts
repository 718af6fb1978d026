import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { TSchema } from 'typebox';
import { PRIVATE } from '../lib/caching.ts';
import { controlCharacters } from '../lib/control-characters.ts';
import { isDeeper } from '../lib/depth.ts';
import { excerptOf } from '../lib/excerpt.ts';
import { answerType, JSON_TYPES, MERGE_PATCH_TYPES, negotiate } from '../lib/media-types.ts';
import { badRequest, invalid, Problem } from '../lib/problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Origin that visitors use, such as `https://firn.example`. */
    publicOrigin: string;
  }
}

const FASTIFY_DEFAULT = 'application/json; charset=utf-8';

function checkMediaTypes(request: FastifyRequest): void {
  const { produces = JSON_TYPES, consumes = JSON_TYPES } = request.routeOptions.config;
  if (!negotiate(request.headers.accept, produces)) {
    throw new Problem(406, `Diese Adresse antwortet nur als ${produces.join(' oder ')}.`);
  }
  const hasBody =
    Number(request.headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in request.headers;
  if (!hasBody || request.method === 'GET' || request.method === 'HEAD') return;
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!consumes.includes(type)) {
    const header = request.method === 'PATCH' ? { 'accept-patch': consumes.join(', ') } : {};
    throw new Problem(415, `Bitte sende den Inhalt als ${consumes.join(' oder ')}.`, { headers: header });
  }
}

/** Levels; what we take has six. What walks through a body calls itself once a level. */
const DEEPEST = 32;

function parseJson(
  _request: FastifyRequest,
  body: string | Buffer,
  done: (error: Error | null, value?: unknown) => void,
) {
  let value: unknown;
  try {
    value = body.length === 0 ? undefined : JSON.parse(body.toString());
  } catch {
    return done(badRequest('Der Inhalt ist kein gültiges JSON.'));
  }
  return done(isDeeper(value, DEEPEST) ? badRequest('Der Inhalt ist zu tief verschachtelt.') : null, value);
}

/** Content negotiation, headers, and JSON in and out (docs/wire-format.md). */
export const wireFormat = fp(
  async (app: FastifyInstance, options: { readonly publicUrl: string | null }) => {
    app.decorateRequest('publicOrigin', '');
    app.removeAllContentTypeParsers();
    app.addContentTypeParser([...JSON_TYPES, ...MERGE_PATCH_TYPES], { parseAs: 'string' }, parseJson);
    app.setSerializerCompiler(() => JSON.stringify);

    app.addHook('onRequest', async (request, reply) => {
      request.publicOrigin = options.publicUrl ?? `${request.protocol}://${request.host}`;
      reply.headers({
        ...PRIVATE,
        link: `<${request.publicOrigin}/api/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`,
        'x-content-type-options': 'nosniff',
        'access-control-expose-headers': 'Link, Location',
      });
      if (request.url.includes('%00')) {
        throw badRequest('Die Adresse enthält das Zeichen NUL (%00). Bitte lass es weg.');
      }
      if (!request.is404) checkMediaTypes(request);
    });

    app.addHook('preValidation', async (request) => {
      const schema = request.routeOptions.schema?.body as TSchema | undefined;
      if (schema) request.body = excerptOf(request.body, schema);
    });

    // PostgreSQL stores no NUL, and no text of a person holds control characters: refused before any query.
    app.addHook('preValidation', async (request) => {
      const violations = controlCharacters(request.body);
      if (violations.length > 0) throw invalid(violations);
    });

    app.addHook('preSerialization', async (request, reply, payload) => {
      // Fastify has set its own default by now; a type chosen by a handler or the error handler stays.
      if (reply.getHeader('content-type') === FASTIFY_DEFAULT) {
        reply.header('content-type', answerType(request));
      }
      return payload;
    });
  },
  { name: 'wire-format' },
);
