import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { ajvSentence } from '../../shared/ajv-sentence.ts';

/** The parts of a request, in the words used in answers. */
const PARTS: Readonly<Record<string, string>> = { params: 'address', querystring: 'query' };

// Of the module: a schema is compiled once, however many gateways a process starts.
const body = new Ajv({ strict: false });
const text = new Ajv({ strict: false, coerceTypes: 'array' });

/**
 * Checks requests by their schemas. In a body types are strict: `"50"` is not a number, `null` is not 0. In
 * an address everything is text and is read as the type the schema asks for. Each error names its remedy.
 */
export function checkRequests(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? body : text).compile(schema as object),
  );
  app.setSchemaErrorFormatter(
    (findings, part) =>
      new Error(findings.map((finding) => ajvSentence(PARTS[part] ?? part, finding)).join(' ')),
  );
}
