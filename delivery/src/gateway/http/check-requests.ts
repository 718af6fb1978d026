import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { ajvSentence } from '../../shared/ajv-sentence.ts';

/** What a request is made of, in the words of an answer. */
const PARTS: Readonly<Record<string, string>> = { params: 'address', querystring: 'query' };

/**
 * Checks requests by their schemas. A body is JSON and says what it means: `"50"` is no number, `null` is not 0. In
 * an address everything is text, and is read as what the schema asks for. Each mistake is told with its remedy.
 */
export function checkRequests(app: FastifyInstance): void {
  const body = new Ajv({ strict: false });
  const text = new Ajv({ strict: false, coerceTypes: 'array' });
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? body : text).compile(schema as object),
  );
  app.setSchemaErrorFormatter(
    (findings, part) =>
      new Error(findings.map((finding) => ajvSentence(PARTS[part] ?? part, finding)).join(' ')),
  );
}
