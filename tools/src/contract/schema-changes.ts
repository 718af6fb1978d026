/** A JSON Schema as TypeBox writes it: the keywords whose parts are compared. */
export interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
}

export interface Change {
  readonly where: string;
  readonly what: string;
  /** What was valid before is not any longer. */
  readonly isBreaking: boolean;
}

/** Keywords that say nothing about what is valid. */
const ANNOTATIONS = new Set(['$id', 'default', 'description', 'examples', 'title']);
/** Compared part by part. */
const PARTS = new Set(['properties', 'required', 'items', 'patternProperties']);
/** Limits that take more when they rise, and those that take more when they fall. */
const UPPER = new Set(['maxItems', 'maxLength', 'maxProperties', 'maximum']);
const LOWER = new Set(['minItems', 'minLength', 'minProperties', 'minimum']);

/** A member of a document may have the name of an annotation; its schema is an object. */
const text = (value: unknown) =>
  JSON.stringify(value, (key, part: unknown) =>
    ANNOTATIONS.has(key) && typeof part !== 'object' ? undefined : part,
  );
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
  for (const name of Object.keys(old).filter((one) => one in now)) {
    const wasRequired = before.required?.includes(name) ?? false;
    if (isRequired(name) === wasRequired) continue;
    yield change(`${where}.${name}`, wasRequired ? 'may be left out now' : 'is required now', !wasRequired);
  }
}

/** One of several: what was among them must still be, word for word. */
function* ofChoices(where: string, before: JsonSchema, after: JsonSchema): Generator<Change> {
  const choicesOf = (schema: JsonSchema) => (schema.anyOf ?? schema.enum ?? [schema]).map(text);
  const [old, now] = [choicesOf(before), choicesOf(after)];
  for (const choice of old.filter((one) => !now.includes(one)))
    yield change(where, `no longer takes ${choice}`, true);
  for (const choice of now.filter((one) => !old.includes(one)))
    yield change(where, `also takes ${choice}`, false);
}

/** A keyword that is new or another one breaks, but for a limit that takes more; one that is gone asks for less. */
function isNarrower(keyword: string, old: unknown, now: unknown): boolean {
  if (now === undefined) return false;
  if (typeof old !== 'number' || typeof now !== 'number') return true;
  return !((UPPER.has(keyword) && now > old) || (LOWER.has(keyword) && now < old));
}

function* ofKeywords(where: string, before: object, after: object): Generator<Change> {
  const [old, now]: [Record<string, unknown>, Record<string, unknown>] = [{ ...before }, { ...after }];
  for (const keyword of new Set([...Object.keys(old), ...Object.keys(now)])) {
    if (ANNOTATIONS.has(keyword) || PARTS.has(keyword)) continue;
    const [was, is] = [text(old[keyword]), text(now[keyword])];
    if (was === is) continue;
    const isBreaking = isNarrower(keyword, old[keyword], now[keyword]);
    yield change(where, `${keyword}: ${was ?? 'none'} -> ${is ?? 'none'}`, isBreaking);
  }
}

/** What differs between two schemas of the same document, which teams write and the platform reads. */
export function* schemaChanges(where: string, before: JsonSchema, after: JsonSchema): Generator<Change> {
  if (before.anyOf || after.anyOf || before.enum || after.enum) return yield* ofChoices(where, before, after);
  yield* ofMembers(where, before, after);
  if (before.items || after.items) yield* schemaChanges(`${where}[]`, before.items ?? {}, after.items ?? {});
  const [old = {}, now = {}] = [before.patternProperties, after.patternProperties];
  for (const [pattern, schema] of Object.entries(old)) {
    const next = now[pattern];
    if (next) yield* schemaChanges(`${where}.*`, schema, next);
    else yield change(`${where}.*`, `no longer takes names such as ${pattern}`, true);
  }
  for (const pattern of Object.keys(now).filter((one) => !(one in old)))
    yield change(`${where}.*`, `also takes names such as ${pattern}`, false);
  yield* ofKeywords(where, before, after);
}
