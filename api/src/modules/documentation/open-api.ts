import { SESSION_COOKIE } from '@firn/shared-contracts/api';
import { API_TOKEN_SCOPES } from '@firn/shared-contracts/domain';
import type { FastifyContextConfig, FastifySchema } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { type Access, isForMachines, isPublic } from '../../access/access.ts';
import type { Permission } from '../../access/permission-matrix.ts';
import { openingOf } from '../../access/token-matrix.ts';
import { operationIdOf } from './operation-id.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** Row of the permission matrix: OpenAPI has no word for it. Read by docs/reference. */
    'x-access'?: Access | undefined;
  }
}

/** Browsers send the session cookie, with a CSRF token on writes; programs send a token that has the scope of the route. */
export const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
  csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: `Token eines Programms mit dem genannten Recht: ${API_TOKEN_SCOPES.join(', ')}.`,
  },
} as const;

const PAGING = {
  page: Type.Optional(Type.Integer({ minimum: 1 })),
  itemsPerPage: Type.Optional(Type.Integer({ minimum: 0 })),
  pagination: Type.Optional(
    Type.Boolean({ description: 'false: everything at once, where the list allows it' }),
  ),
};

const IDEMPOTENCY_KEY = Type.Object({
  'Idempotency-Key': Type.String({
    description: 'One per booking; a repeated request gets the first answer.',
  }),
});

interface Route {
  readonly url: string;
  readonly method: string | readonly string[];
  readonly config?: FastifyContextConfig;
}

/** The scope that a token needs; no way in by a token where none opens the route (docs/domain/api-tokens.md#scopes). */
function bearerOf(permission: Permission): Record<string, string[]>[] {
  const opening = openingOf(permission);
  return opening ? [{ bearer: [opening.scope] }] : [];
}

function securityOf(access: Access | undefined, isRead: boolean): Record<string, string[]>[] {
  if (!access || isForMachines(access)) return [];
  const session = isRead ? { session: [] } : { session: [], csrf: [] };
  const bearer = bearerOf(access);
  if (!isPublic(access)) return [session, ...bearer];
  return isRead ? [{}, session, ...bearer] : [{ csrf: [] }, ...bearer];
}

/** Adds for OpenAPI what is in the routes' config or read by plugins: query, headers, permission. */
export function openApiSchema(schema: FastifySchema, { url, method, config }: Route): FastifySchema {
  const isRead = [method].flat().includes('GET');
  const named = (config?.filters ?? []).map(({ variable }) => [variable, Type.Optional(Type.String())]);
  const query: Record<string, TSchema> = {
    ...Object.fromEntries(named),
    ...(isRead && named.length > 0 && PAGING),
  };
  return {
    ...schema,
    operationId: operationIdOf(String([method].flat()[0]), url),
    produces: ['application/ld+json'],
    security: securityOf(config?.access, isRead),
    'x-access': config?.access,
    ...(Object.keys(query).length > 0 && { querystring: Type.Object(query) }),
    ...(url === '/api/bookings' && !isRead && { headers: IDEMPOTENCY_KEY }),
  };
}
