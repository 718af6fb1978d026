import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BookingRequest } from '@firn/shared-contracts/api';
import Ajv, { _ } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';

/** Contract schemas that browsers check; add one here, run this file and declare it in the `.d.ts`. */
const SCHEMAS = { validateBookingRequest: BookingRequest };

export const GENERATED_FILE = join(import.meta.dirname, 'validators.generated.js');

const HEADER = `// Written by generate-validators.ts from the schemas of shared-contracts; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, ucs2length } from './validator-runtime.ts';
`;

/** ajv loads its helper by \`require\`, which browsers do not have. */
const REQUIRED_LENGTH = /const (\w+) = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;/g;

/** The validators as an ES module that needs neither eval nor require. */
export function generateValidators(): string {
  const ajv = new Ajv({
    allErrors: true,
    verbose: false,
    strict: true,
    strictTypes: false,
    code: { source: true, esm: true, formats: _`formats` },
    formats: { email: fullFormats.email, date: () => true },
  });
  const ids: Record<string, string> = {};
  for (const [name, schema] of Object.entries(SCHEMAS)) {
    ajv.addSchema(JSON.parse(JSON.stringify(schema)), name);
    ids[name] = name;
  }
  const code = standaloneCode(ajv, ids)
    .replace('"use strict";', '')
    .replace(REQUIRED_LENGTH, 'const $1 = ucs2length;');
  if (code.includes('require(')) throw new Error('The generated validators still contain a require.');
  return `${HEADER}${code}\n`;
}

export const readGenerated = (): string => readFileSync(GENERATED_FILE, 'utf8');

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(GENERATED_FILE, generateValidators());
