import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Static, type TSchema, Type } from 'typebox';
import { type Access, isForMachines } from '../access/access.ts';
import { openingOf } from '../access/token-matrix.ts';
import type { ErrorFormat } from './error-format.ts';
import type { Filter } from './hydra.ts';
import { JSON_TYPES, MERGE_PATCH_TYPES } from './media-types.ts';
import type { Query } from './query.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    produces?: readonly string[];
    consumes?: readonly string[];
    filters?: readonly Filter[];
    /** Whoever sends it has no cookie of ours: what it does follows from its address alone. */
    withoutCsrf?: boolean;
    /** Refused while an admin acts as another user (docs/domain/permissions.md#impersonation). */
    notWhileImpersonating?: boolean;
    /** Made anew for each who asks: it costs less than asking what has changed, or seldom comes again. */
    neverKept?: boolean;
    /** Begins a session, whosever the browser had before: that one is not looked at. */
    beginsSession?: boolean;
    errorFormat?: ErrorFormat;
  }
}

export type ApiRequest<Body = unknown, Params = unknown> = FastifyRequest<{
  Body: Body;
  Params: Params;
  Querystring: Query;
}>;

export interface RouteDefinition<Body extends TSchema, Params extends TSchema> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly url: string;
  /** One German line for the documentation. */
  readonly summary: string;
  readonly access: Access;
  /** Schema of the success answer by status; null for an answer without body. */
  readonly response: Readonly<Record<number, TSchema | null>>;
  /** Statuses of the problems this route itself answers; those of every route need no mention. */
  readonly errors: readonly number[];
  readonly body?: Body;
  readonly params?: Params;
  readonly filters?: readonly Filter[];
  /** Media types of the answer; JSON-LD and JSON unless given. */
  readonly produces?: readonly string[];
  /** Media types of the body; those of docs/wire-format.md#writes unless given. */
  readonly consumes?: readonly string[];
  readonly notWhileImpersonating?: boolean;
  readonly beginsSession?: boolean;
  /** A list that is not kept for the next who asks (docs/domain/queries.md#revision). */
  readonly neverKept?: boolean;
  /** Needs no CSRF token, because no cookie counts for it. */
  readonly withoutCsrf?: boolean;
  /** The largest body in bytes; that of the office's forms, 1 MiB, unless given. */
  readonly bodyLimit?: number;
  /** The handler gets an invalid body too, with `request.validationError`, to answer with its own rules at once. */
  readonly attachValidation?: boolean;
  /** Errors as another standard writes them, also those of hooks; as problem+json unless given. */
  readonly errorFormat?: ErrorFormat;
  readonly handler: (
    request: ApiRequest<Static<Body>, Static<Params>>,
    reply: FastifyReply,
  ) => Promise<unknown>;
}

/** docs/wire-format.md#errors; a problem may have more members of its own. */
export const ProblemSchema = Type.Object(
  {
    '@context': Type.String(),
    '@id': Type.String(),
    '@type': Type.String(),
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String(),
    description: Type.String(),
    'hydra:title': Type.String(),
    'hydra:description': Type.String(),
    violations: Type.Optional(
      Type.Array(Type.Object({ propertyPath: Type.String(), message: Type.String() })),
    ),
  },
  { description: 'application/problem+json', additionalProperties: true },
);

function responseSchemas(
  success: Readonly<Record<number, TSchema | null>>,
  errors: readonly number[],
  schema: TSchema,
) {
  const empty = Type.Null({ description: 'Ohne Inhalt' });
  return Object.fromEntries([
    ...Object.entries(success).map(([status, schema]) => [status, schema ?? empty]),
    ...errors.map((status) => [status, schema]),
  ]);
}

/** Programs are told to wait on any route that is open to them (docs/domain/api-tokens.md#use). */
const withPace = (access: Access, errors: readonly number[]): readonly number[] =>
  !isForMachines(access) && openingOf(access) ? [...new Set([...errors, 429])] : errors;

/** Hazards in a patch's schema: a default that nobody sent would be stored, an unknown field silently dropped. */
function refuseUnsafePatch(url: string, body: TSchema | undefined): void {
  if (!body) throw new Error(`PATCH ${url} declares no body.`);
  if (!('additionalProperties' in body) || body.additionalProperties !== false) {
    throw new Error(`The body of PATCH ${url} takes unknown fields.`);
  }
  if (JSON.stringify(body).includes('"default":')) throw new Error(`The body of PATCH ${url} has a default.`);
}

/** Adds a route with permission, errors and schemas in one object. Routes without `access` fail at start. */
export function defineRoute<Body extends TSchema, Params extends TSchema>(
  app: FastifyInstance,
  route: RouteDefinition<Body, Params>,
): void {
  const { method, url, summary, access, response, errors, body, params, handler } = route;
  if (method === 'PATCH') refuseUnsafePatch(url, body);
  const json = method === 'PATCH' ? MERGE_PATCH_TYPES : JSON_TYPES;
  app.route({
    method,
    url,
    attachValidation: route.attachValidation ?? false,
    ...(route.bodyLimit && { bodyLimit: route.bodyLimit }),
    schema: {
      summary,
      ...(body && { body }),
      ...(params && { params }),
      response: responseSchemas(
        response,
        withPace(access, errors),
        route.errorFormat?.schema ?? ProblemSchema,
      ),
    },
    config: {
      access,
      produces: route.produces ?? JSON_TYPES,
      consumes: route.consumes ?? json,
      filters: route.filters ?? [],
      notWhileImpersonating: route.notWhileImpersonating ?? false,
      withoutCsrf: route.withoutCsrf ?? false,
      beginsSession: route.beginsSession ?? false,
      neverKept: route.neverKept ?? false,
      ...(route.errorFormat && { errorFormat: route.errorFormat }),
    },
    handler: handler as never,
  });
}
