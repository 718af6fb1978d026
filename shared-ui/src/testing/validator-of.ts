import { schemaFields } from '@firn/shared-contracts/api';
import { Ajv } from 'ajv';
import type { SchemaValidator } from '../form/schema-validator.ts';
import { formats } from '../form/validator-runtime.ts';

/** A schema as `npm run validators` compiles it, for tests of what takes any validator. */
export function validatorOf<Body>(schema: object): SchemaValidator<Body> {
  const plain = JSON.parse(JSON.stringify(schema)) as object;
  const validate = new Ajv({ allErrors: true, strictTypes: false, formats }).compile(plain);
  return Object.assign(validate, schemaFields(plain)) as SchemaValidator<Body>;
}
