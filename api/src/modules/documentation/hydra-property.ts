import type { TSchema } from 'typebox';
import { lowerFirst, type Resource } from './described-routes.ts';

/** The parts of JSON Schema that the contract's schemas use. */
interface JsonSchema {
  readonly $id?: string;
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
}

const FORMATS: Readonly<Record<string, string>> = { date: 'xsd:date', 'date-time': 'xsd:dateTime' };
const TYPES: Readonly<Record<string, string>> = {
  integer: 'xsd:integer',
  number: 'xsd:decimal',
  boolean: 'xsd:boolean',
};
const IRI_PATTERN = '^/api/';
const KEYWORDS = new Set(['@id', '@type', 'id']);

/** Without `| null`, and the member of a list. */
function innermost(schema: JsonSchema): { schema: JsonSchema; isList: boolean } {
  const given = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  return given.items
    ? { schema: innermost(given.items).schema, isList: true }
    : { schema: given, isList: false };
}

interface Range {
  readonly range: string;
  /** An IRI instead of a value. */
  readonly isLink: boolean;
}

function rangeOf(name: string, schema: JsonSchema, owner: Resource, resources: readonly Resource[]): Range {
  const embedded = resources.find((resource) => resource.name === schema.$id);
  if (embedded) return { range: `#${embedded.name}`, isLink: false };
  if (schema.type === 'string' && (schema.pattern === IRI_PATTERN || name === 'parent')) {
    const target =
      name === 'parent' ? owner : resources.find((resource) => lowerFirst(resource.name) === name);
    if (target) return { range: `#${target.name}`, isLink: true };
  }
  return { range: FORMATS[schema.format ?? ''] ?? TYPES[schema.type ?? ''] ?? 'xsd:string', isLink: false };
}

function writableFields(resource: Resource): ReadonlySet<string> {
  const bodies = resource.operations.map(({ body }) => body as JsonSchema | null);
  return new Set(bodies.flatMap((body) => Object.keys(body?.properties ?? {})));
}

/** `hydra:supportedProperty` of a resource (docs/wire-format.md#properties), read from its response schema. */
export function supportedProperties(resource: Resource, resources: readonly Resource[]): object[] {
  const { properties = {}, required = [] } = resource.schema as JsonSchema;
  const writable = writableFields(resource);
  return Object.entries(properties)
    .filter(([name]) => !KEYWORDS.has(name))
    .map(([name, property]) => {
      const { schema, isList } = innermost(property as JsonSchema);
      const { range, isLink } = rangeOf(name, schema, resource, resources);
      return {
        '@type': 'hydra:SupportedProperty',
        'hydra:property': {
          '@id':
            name === 'title'
              ? 'schema:name'
              : name === 'email'
                ? 'schema:email'
                : `#${resource.name}/${name}`,
          '@type': isLink ? 'hydra:Link' : 'rdf:Property',
          label: name,
          domain: `#${resource.name}`,
          range,
          ...(isList ? {} : { 'owl:maxCardinality': 1 }),
        },
        'hydra:title': name,
        'hydra:required': required.includes(name),
        'hydra:readable': true,
        'hydra:writeable': writable.has(name),
      };
    });
}

/** The context of a resource: which fields are references (docs/wire-format.md#contexts). */
export function fieldContext(resource: Resource, resources: readonly Resource[]): Record<string, unknown> {
  const { properties = {} } = resource.schema as JsonSchema;
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => !KEYWORDS.has(name))
      .map(([name, property]) => {
        const { schema } = innermost(property as JsonSchema);
        if (name === 'title') return [name, 'https://schema.org/name'];
        const term = `${resource.name}/${name}`;
        return [
          name,
          rangeOf(name, schema, resource, resources).isLink ? { '@id': term, '@type': '@id' } : term,
        ];
      }),
  );
}
