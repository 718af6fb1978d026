/** A JSON Schema as TypeBox writes it: the keywords whose parts are compared. */
export interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
}

export interface Change {
  readonly where: string;
  readonly what: string;
  /** What was valid before is not any longer. */
  readonly isBreaking: boolean;
}

/** Keywords that say nothing about what is valid, or that are compared part by part. */
const COMPARED = new Set([
  '$id',
  'properties',
  'required',
  'items',
  'anyOf',
  'patternProperties',
  'description',
  'title',
]);

const text = (value: unknown) => JSON.stringify(value);
const change = (where: string, what: string, isBreaking: boolean): Change => ({ where, what, isBreaking });

function* ofMembers(where: string, before: JsonSchema, after: JsonSchema): Generator<Change> {
  const [old = {}, now = {}] = [before.properties, after.properties];
  for (const [name, schema] of Object.entries(old)) {
    const next = now[name];
    if (next) yield* schemaChanges(`${where}.${name}`, schema, next);
    else yield change(`${where}.${name}`, 'is gone', true);
  }
  const isRequired = (name: string) => after.required?.includes(name) ?? false;
  for (const name of Object.keys(now).filter((one) => !(one in old))) {
    yield change(`${where}.${name}`, isRequired(name) ? 'is new and required' : 'is new', isRequired(name));
  }
  for (const name of Object.keys(old).filter((one) => isRequired(one) && !before.required?.includes(one)))
    yield change(`${where}.${name}`, 'is required now', true);
}

/** One of several: what was among them must still be, word for word. */
function* ofChoices(where: string, before: JsonSchema, after: JsonSchema): Generator<Change> {
  const [old, now] = [before, after].map((schema) => (schema.anyOf ?? [schema]).map(text)) as [
    string[],
    string[],
  ];
  for (const choice of old.filter((one) => !now.includes(one)))
    yield change(where, `no longer takes ${choice}`, true);
  for (const choice of now.filter((one) => !old.includes(one)))
    yield change(where, `also takes ${choice}`, false);
}

/**
 * What differs between two schemas of the same document, which teams write and the platform reads. A keyword that is
 * not compared part by part breaks when it changes or is new; one that is gone asks for less.
 */
export function* schemaChanges(where: string, before: JsonSchema, after: JsonSchema): Generator<Change> {
  if (before.anyOf || after.anyOf) return yield* ofChoices(where, before, after);
  yield* ofMembers(where, before, after);
  if (before.items && after.items) yield* schemaChanges(`${where}[]`, before.items, after.items);
  for (const [pattern, schema] of Object.entries(before.patternProperties ?? {})) {
    const next = after.patternProperties?.[pattern];
    if (next) yield* schemaChanges(`${where}.*`, schema, next);
    else yield change(`${where}.*`, `no longer takes names such as ${pattern}`, true);
  }
  const [others, next]: Record<string, unknown>[] = [{ ...before }, { ...after }];
  for (const keyword of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (COMPARED.has(keyword)) continue;
    const [old, now] = [text(others?.[keyword]), text(next?.[keyword])];
    if (old !== now)
      yield change(where, `${keyword}: ${old ?? 'none'} -> ${now ?? 'none'}`, now !== undefined);
  }
}
