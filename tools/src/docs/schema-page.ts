import { basename } from 'node:path';
import { code, page, table } from './markdown.ts';

/** The parts of a JSON Schema that the page tells. */
interface Schema {
  readonly type?: string;
  readonly $id?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

function typeOf({ $id, type, enum: values, anyOf, pattern, items }: Schema): string {
  if ($id) return code(basename($id).replace('.schema', ''));
  if (values) return values.map(code).join(', ');
  if (anyOf) return anyOf.map(typeOf).join(' or ');
  if (items && !items.properties) return `array of ${typeOf(items)}`;
  return pattern && pattern.length < 60 ? `${type} ${code(pattern)}` : (type ?? '');
}

/** A field and those within it; a record's own ones stand below `*`. */
function rowsOf(path: string, schema: Schema, isRequired: boolean): string[][] {
  const row = [code(path), typeOf(schema), isRequired ? 'yes' : '', schema.description ?? ''];
  const [entry] = Object.values(schema.patternProperties ?? {});
  return [
    row,
    ...(schema.$id ? [] : fieldsOf(schema, `${path}.`)),
    ...(schema.items ? fieldsOf(schema.items, `${path}[].`) : []),
    ...(entry ? rowsOf(`${path}.*`, entry, false) : []),
  ];
}

function fieldsOf({ properties = {}, required = [] }: Schema, prefix = ''): string[][] {
  return Object.entries(properties).flatMap(([name, schema]) =>
    rowsOf(prefix + name, schema, required.includes(name)),
  );
}

/** A page that tells a JSON Schema field by field. */
export function schemaPage(file: string, from: string, about: string, schema: object): string {
  const rows = fieldsOf(JSON.parse(JSON.stringify(schema)) as Schema);
  return page(file, from, [about, table(['field', 'type', 'required', 'meaning'], rows)]);
}
