import { schemaFields } from '@firn/shared-contracts/api';
import { _, Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';

/** Contract schemas by the names they are exported under. */
export type Schemas = Readonly<Record<string, object>>;

const HEADER = `// Written by \`npm run validators\` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
`;

/** Formats that the validators' runtime in shared-ui knows. */
const FORMATS = ['email', 'date', 'date-time', 'uri', 'uuid'];

/** Say nothing about what is valid. */
const ANNOTATIONS = ['$id', 'title', 'description', 'default', 'examples'];

/** ajv loads its helper by `require`, which browsers do not have. */
const REQUIRED_LENGTH = /const (\w+) = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;/g;

/** Nine lines of ajv that add an error; they are more than half of what it writes. */
const ERROR =
  /const (err\d+) = \{instancePath(?::((?:[^"]|"[^"]*")*?))?,schemaPath:"(?:[^"\\]|\\.)*",keyword:("\w+"),params:(.*?)\};\s*if\(vErrors === null\)\{\s*vErrors = \[\1\];\s*\}\s*else \{\s*vErrors\.push\(\1\);\s*\}/gs;

/** Words of a closed list that stand once each: said to be text, ajv compares them without a helper it requires. */
function asText(items: unknown, { uniqueItems }: { readonly uniqueItems?: unknown }): unknown {
  const isList = typeof items === 'object' && items !== null && 'enum' in items;
  const isText = isList && Array.isArray(items.enum) && items.enum.every((word) => typeof word === 'string');
  return uniqueItems && isText ? { type: 'string', ...items } : items;
}

function withoutAnnotations(schema: unknown, isNamed = false): unknown {
  if (Array.isArray(schema)) return schema.map((part) => withoutAnnotations(part));
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).filter(([key]) => isNamed || !ANNOTATIONS.includes(key));
  return Object.fromEntries(
    entries.map(([key, value]) => {
      const part = !isNamed && key === 'items' ? asText(value, schema) : value;
      return [key, withoutAnnotations(part, !isNamed && key === 'properties')];
    }),
  );
}

function compile(schemas: Schemas): string {
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    strict: true,
    strictTypes: false,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
    formats: Object.fromEntries(FORMATS.map((name) => [name, () => true])),
  });
  const names = Object.keys(schemas);
  for (const name of names) ajv.addSchema(withoutAnnotations(schemas[name]) as object, name);
  return standalone(ajv, Object.fromEntries(names.map((name) => [name, name])));
}

export const validatorName = (schema: string): string => `validate${schema}`;

/** The validators of some schemas as an ES module that needs neither eval nor require. */
export function validatorCode(schemas: Schemas): string {
  const code = compile(schemas)
    .replace('"use strict";\n', '')
    .replace(REQUIRED_LENGTH, 'const $1 = ucs2length;')
    .replace(
      ERROR,
      (_code, _error, path = 'instancePath', keyword, params) =>
        `vErrors = report(vErrors, ${path}, ${keyword}, ${params});`,
    )
    .replace(/^export const (\w+) = (\w+);$/gm, (_line, name: string, compiled: string) => {
      const fields = JSON.stringify(schemaFields(schemas[name] ?? {}));
      return `export const ${validatorName(name)} = Object.assign(${compiled}, ${fields});`;
    });
  if (code.includes('require(')) throw new Error('The generated validators still contain a require.');
  return `${HEADER}${code.trim()}\n`;
}

/** Their types; `declaration` is the file that exports the schemas and, under the same names, their types. */
export function validatorTypes(schemas: Schemas, declaration: string): string {
  const names = Object.keys(schemas);
  const lines = [
    `import type { SchemaValidator } from '@firn/shared-ui/form';`,
    `import type { ${names.join(', ')} } from './${declaration}';`,
    '',
    ...names.map((name) => `export declare const ${validatorName(name)}: SchemaValidator<${name}>;`),
  ];
  return `// biome-ignore-all format: generated\n${lines.join('\n')}\n`;
}
