/** The parts of a JSON Schema that describe its fields. */
interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly FieldSchema[];
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly items?: FieldSchema;
  readonly required?: readonly string[];
}

/** What a form needs to know of a schema besides its rules. */
export interface SchemaFields {
  /** Fields that every value of the schema has. */
  readonly required: readonly string[];
  /** Paths that may be null, `location`, `priceComponents[].note`. */
  readonly nullable: readonly string[];
}

const isNull = ({ type, anyOf = [] }: FieldSchema): boolean =>
  [type].flat().includes('null') || anyOf.some(isNull);

function nullableBelow(schema: FieldSchema, path: string): readonly string[] {
  const own = path && isNull(schema) ? [path] : [];
  const parts = (schema.anyOf ?? []).flatMap((part) => nullableBelow({ ...part, type: [] }, path));
  const children = Object.entries(schema.properties ?? {}).flatMap(([name, child]) =>
    nullableBelow(child, path ? `${path}.${name}` : name),
  );
  const items = schema.items ? nullableBelow(schema.items, `${path}[]`) : [];
  return [...new Set([...own, ...parts, ...children, ...items])];
}

/** Reads a schema of the contract. */
export function schemaFields(schema: object): SchemaFields {
  const root = schema as FieldSchema;
  return { required: root.required ?? [], nullable: nullableBelow(root, '') };
}
