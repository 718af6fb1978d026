import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { Static, TSchema } from 'typebox';

/** Answers whether a value is as its schema says; `errors` then hold the findings of that value. */
export interface Check<Value = unknown> {
  (value: unknown): value is Value;
  errors: ErrorObject[] | null;
}

/**
 * Makes checks of JSON: nothing is coerced, nothing is filled in, every error is reported. A schema is compiled when the
 * first value comes, because hundreds of routes are a third of a second of each start and few are asked soon. TypeBox
 * makes the schemas, so they are not held against JSON Schema's own.
 */
export function jsonChecks() {
  const ajv = new Ajv({ allErrors: true, strict: false, validateSchema: false });
  addFormats.default(ajv);
  return <S extends TSchema>(schema: S): Check<Static<S>> => {
    let compiled: ValidateFunction<Static<S>> | undefined;
    const check = (value: unknown): value is Static<S> => {
      compiled ??= ajv.compile<Static<S>>(schema);
      const isRight = compiled(value);
      check.errors = compiled.errors ?? null;
      return isRight;
    };
    check.errors = null as ErrorObject[] | null;
    return check;
  };
}
