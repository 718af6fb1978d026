import type { TSchema } from 'typebox';

/** Unknown fields that are kept of an object; one is enough to refuse it. */
const UNKNOWN_FIELDS = 10;

/** The parts of a JSON schema that bound a value. */
interface Bounds {
  readonly type?: string;
  readonly anyOf?: readonly Bounds[];
  readonly items?: Bounds;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Bounds>>;
  readonly additionalProperties?: boolean;
}

/** What a value that may be null is otherwise; a schema of several shapes bounds nothing here. */
function shapeOf(bounds: Bounds): Bounds {
  const shapes = bounds.anyOf?.filter(({ type }) => type !== 'null') ?? [bounds];
  return shapes.length === 1 && shapes[0] ? shapes[0] : {};
}

function listExcerpt(list: readonly unknown[], { items = {}, maxItems = list.length }: Bounds): unknown[] {
  return list.slice(0, maxItems + 1).map((entry) => excerpt(entry, items));
}

function objectExcerpt(value: object, { properties = {}, additionalProperties }: Bounds): object {
  const fields = Object.entries(value);
  const known = fields.filter(([name]) => Object.hasOwn(properties, name));
  const unknown = fields.filter(([name]) => !Object.hasOwn(properties, name));
  return Object.fromEntries([
    ...known.map(([name, field]) => [name, excerpt(field, properties[name] ?? {})]),
    ...(additionalProperties === false ? unknown.slice(0, UNKNOWN_FIELDS) : unknown),
  ]);
}

function excerpt(value: unknown, bounds: Bounds): unknown {
  const shape = shapeOf(bounds);
  if (Array.isArray(value)) return listExcerpt(value, shape);
  return typeof value === 'object' && value !== null ? objectExcerpt(value, shape) : value;
}

/**
 * As much of a body as it takes to refuse it: of a list one entry more than its schema allows, of an object what is
 * known and a few unknown fields. What the schema accepts stays whole, so that the work of telling what is wrong is
 * bounded by the schema, not by the sender (docs/wire-format.md#violations).
 */
export const excerptOf = (body: unknown, schema: TSchema): unknown => excerpt(body, schema as Bounds);
