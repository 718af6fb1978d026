import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemSchema } from '../src/lib/define-route.ts';

/** Problems that hooks answer before a route is asked; every other status a route declares. */
export const STATUSES_OF_EVERY_ROUTE: readonly number[] = [400, 401, 403, 405, 406, 413, 415, 500, 503];

interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly additionalProperties?: unknown;
  readonly [keyword: string]: unknown;
}

const ajv = new Ajv({ allErrors: true, strict: false });
addFormats.default(ajv);

/**
 * The schema as a test takes it: what it does not name must not be there, so that no field slips out unnoticed; a
 * narrowed answer (`properties[]`) may lack any field. Ids of schemas go, because one is nested in many.
 */
function strict(schema: object, isNarrowed: boolean): JsonSchema {
  const text = JSON.stringify(schema, (key, value: unknown) => {
    if (key === '$id' || (isNarrowed && key === 'required' && Array.isArray(value))) return undefined;
    const { properties, additionalProperties } = (value ?? {}) as JsonSchema;
    const isOpen = !properties || Object.keys(properties).length === 0 || additionalProperties !== undefined;
    return isOpen ? value : { ...(value as object), additionalProperties: false };
  });
  return JSON.parse(text) as JsonSchema;
}

/** An item carries `@context` at the top of an answer only. */
function asAnswer(schema: JsonSchema): JsonSchema {
  const { properties, anyOf } = schema;
  if (Array.isArray(anyOf)) return { ...schema, anyOf: anyOf.map(asAnswer) };
  return properties && '@id' in properties
    ? { ...schema, properties: { '@context': { type: 'string' }, ...properties } }
    : schema;
}

const compiled = new Map<string, ValidateFunction>();

function validatorFor(key: string, schema: object, isNarrowed: boolean): ValidateFunction {
  const known = compiled.get(key);
  if (known) return known;
  const validator = ajv.compile(asAnswer(strict(schema, isNarrowed)));
  compiled.set(key, validator);
  return validator;
}

const sentenceOf = ({ instancePath, message, params }: ErrorObject): string => {
  const extra = (params as { readonly additionalProperty?: string }).additionalProperty;
  return `${instancePath || '/'} ${message}${extra ? ` (${extra})` : ''}`;
};

function declaredSchema({ is404, routeOptions }: FastifyRequest, status: number): object | null {
  if (is404) return ProblemSchema;
  const responses = (routeOptions.schema?.response ?? {}) as Readonly<Record<number, object>>;
  return responses[status] ?? (STATUSES_OF_EVERY_ROUTE.includes(status) ? ProblemSchema : null);
}

/** What an answer has otherwise than its route declares, as a sentence; null when it keeps its word. */
export function brokenPromise(
  request: FastifyRequest,
  { statusCode, getHeader }: Pick<FastifyReply, 'statusCode' | 'getHeader'>,
  payload: unknown,
): string | null {
  const { method, routeOptions } = request;
  if (method === 'HEAD') return null;
  const name = `${method} ${routeOptions.url ?? request.url}`;
  const schema = declaredSchema(request, statusCode);
  if (!schema) return `${name} answers ${statusCode}, which it does not declare.`;
  const isEmpty = payload === undefined || payload === null || payload === '';
  if ((schema as JsonSchema).type === 'null') {
    return isEmpty ? null : `${name} answers ${statusCode} with a body, and declares none.`;
  }
  const isJson = /[/+]json\b/.test(String(getHeader('content-type') ?? ''));
  if (!isJson && !isEmpty) return null;
  const isNarrowed = statusCode < 400 && (request.query as { properties?: unknown }).properties !== undefined;
  const validate = validatorFor(`${name} ${statusCode} ${isNarrowed}`, schema, isNarrowed);
  if (validate(isEmpty ? null : JSON.parse(String(payload)))) return null;
  const errors = (validate.errors ?? []).slice(0, 4).map(sentenceOf).join('; ');
  return `${name} answers ${statusCode} otherwise than it declares: ${errors}.`;
}
