import fc from 'fast-check';
import type { TSchema } from 'typebox';

/** What of a JSON schema the generator reads. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly pattern?: string;
}

/** The longest list and text of a body that is made. */
const MOST_ITEMS = 2;
const MOST_CHARACTERS = 40;

const OF_FORMAT: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  email: fc.constant('vera@visitor.example'),
  date: fc.constant('2026-03-14'),
  'date-time': fc.constant('2026-03-14T08:00:00.000Z'),
  time: fc.constant('08:00:00Z'),
  uuid: fc.uuid({ version: 4 }),
  uri: fc.constant('https://visitor.example/'),
};

function texts({ format, pattern, minLength = 0, maxLength = MOST_CHARACTERS }: Schema) {
  const known = OF_FORMAT[format ?? ''];
  if (known) return known;
  if (pattern) {
    // fast-check makes no texts for a lookahead: without it most of them match all the same.
    return fc.stringMatching(new RegExp(pattern.replace(/\(\?[!=][^)]*\)/g, '')));
  }
  const least = Math.max(minLength, 1);
  return fc.string({ minLength: least, maxLength: Math.max(least, Math.min(maxLength, MOST_CHARACTERS)) });
}

function ofType(schema: Schema, type: string | undefined): fc.Arbitrary<unknown> {
  const { minimum = 0, maximum = 1000, items = {}, minItems = 0, maxItems = MOST_ITEMS } = schema;
  switch (type) {
    case 'string':
      return texts(schema);
    case 'integer':
      return fc.integer({ min: Math.ceil(minimum), max: Math.max(Math.ceil(minimum), Math.floor(maximum)) });
    case 'number':
      return fc.double({ min: minimum, max: Math.max(minimum, maximum), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const least = Math.max(minItems, Math.min(1, maxItems));
      return fc.array(valid(items), {
        minLength: least,
        maxLength: Math.max(least, Math.min(maxItems, MOST_ITEMS)),
      });
    }
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, value]) => [key, valid(value)]),
        ),
      );
    case undefined:
      return fc.jsonValue();
    default:
      throw new Error(`Nothing generates a value of ${JSON.stringify(schema)}.`);
  }
}

/** Values of a JSON schema as far as it speaks of types, formats, patterns and lengths. */
function valid(schema: Schema): fc.Arbitrary<unknown> {
  const { anyOf, oneOf, allOf, enum: choices, type } = schema;
  if ('const' in schema) return fc.constant(schema.const);
  if (choices) return fc.constantFrom(...choices);
  const branches = anyOf ?? oneOf;
  if (branches) return fc.oneof(...branches.map(valid));
  if (allOf) return fc.tuple(...allOf.map(valid)).map((parts) => Object.assign({}, ...parts));
  if (Array.isArray(type)) return fc.oneof(...type.map((each) => ofType(schema, each)));
  return ofType(schema, (type as string | undefined) ?? (schema.properties && 'object'));
}

type Path = readonly (string | number)[];

/** Where every value of a body is, those inside lists and objects too. */
function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inside = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [at, ...inside.flatMap(([key, each]) => pathsOf(each, [...at, key]))];
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((each, index) => (index === key ? replaced(each, rest, by) : each));
  return { ...(value as object), [key]: replaced((value as Record<string, unknown>)[key], rest, by) };
}

/** Bodies of a schema with one value, anywhere inside, replaced by any JSON. */
export function almostValid(schema: TSchema): fc.Arbitrary<unknown> {
  return valid(schema as Schema).chain((body) =>
    fc
      .tuple(fc.constantFrom(...pathsOf(body)), fc.jsonValue({ maxDepth: 2 }))
      .map(([path, value]) => replaced(body, path, value)),
  );
}
