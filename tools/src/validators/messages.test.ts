import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fieldOf, labelIn, type SchemaValidator, schemaViolations } from '@firn/shared-ui/form';
import { expect, test } from '@jest/globals';
import { RELEASE_WORKSPACES } from '../build/build-command.ts';
import { ROOT } from '../root.ts';
import { findDeclarations } from './validators.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** A schema of the contract that a form sends, and what the form asks about it. */
interface Form {
  readonly schema: Schema;
  readonly validate: SchemaValidator;
}

/** At least one of them is wrong for any field: of another type, empty, too long, too small, too large, too many. */
const WRONG = [
  null,
  '',
  ' ',
  'Zürich\n',
  'x'.repeat(20_001),
  -1,
  0.123,
  1e12,
  true,
  [],
  Array(60).fill('x'),
  {},
];

/** Yields values of a schema with one part after the other wrong. */
function* wrongValues({ properties = {}, items, anyOf = [] }: Schema): Generator<unknown> {
  yield* WRONG;
  for (const [name, child] of Object.entries(properties))
    for (const value of wrongValues(child)) yield { [name]: value };
  if (items) for (const value of wrongValues(items)) yield [value];
  for (const part of anyOf) yield* wrongValues(part);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Collects what is said of a form's body, once per field and message. */
function messagesOf(
  { schema, validate }: Form,
  labelOf: (path: string) => string | null,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const body of wrongValues(schema)) {
    if (!isObject(body)) continue;
    for (const { propertyPath, message } of schemaViolations(validate, body, labelOf))
      found.set(`${propertyPath}: ${message}`, message);
  }
  return found;
}

/** Every schema that somebody fills in a form, by where the form declares it. */
async function formsOf(declaration: string): Promise<readonly (readonly [string, Form])[]> {
  const load = (path: string): Promise<object> => import(pathToFileURL(path).href) as Promise<object>;
  const schemas = (await load(declaration)) as Readonly<Record<string, Schema>>;
  const validators = await load(declaration.replace(/\.ts$/, '.generated.js'));
  return Object.entries(schemas).map(([name, schema]) => {
    const validate = (validators as Readonly<Record<string, SchemaValidator>>)[`validate${name}`];
    if (!validate) throw new Error(`${declaration} has no validator of ${name}.`);
    return [`${relative(ROOT, declaration)}: ${name}`, { schema, validate }];
  });
}

const declarations = RELEASE_WORKSPACES.flatMap((name) => findDeclarations(join(ROOT, name)));
const forms = (await Promise.all(declarations.map(formsOf))).flat();

/** The whole, or what no form sends, has no field that could be named. */
const isOfNoField = (where: string, message: string) =>
  where.startsWith(':') || message === 'Diese Angabe wird hier nicht erwartet.';

test.each(forms)('each message of %s names its field by its label', (_name, form) => {
  const messages = messagesOf(form, () => 'Beschriftung');
  const unnamed = [...messages].filter(
    ([where, message]) => !message.includes('«Beschriftung»') && !isOfNoField(where, message),
  );
  expect(messages.size).toBeGreaterThan(0);
  expect(unnamed).toEqual([]);
});

test.each(forms)('no message of %s shows a key where no label is known', (_name, form) => {
  const messages = messagesOf(form, (path) => labelIn({}, path));
  const withKey = [...messages].filter(([where, message]) => {
    const path = where.slice(0, where.indexOf(': '));
    return path !== '' && (message.includes(`«${path}»`) || message.includes(`«${fieldOf(path)}»`));
  });
  expect(withKey).toEqual([]);
});
