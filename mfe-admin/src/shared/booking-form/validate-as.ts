import type { SchemaError } from '@firn/shared-contracts/api';
import type { SchemaValidator } from '@firn/shared-ui/form';

/**
 * The schema of a request over the values of a form that holds more, or holds it otherwise. `isShown` leaves out errors
 * about what the form says elsewhere.
 */
export function validateAs<Values, Body>(
  validate: SchemaValidator<Body>,
  bodyOf: (values: Values) => Body,
  isShown: (error: SchemaError, body: Body) => boolean = () => true,
): SchemaValidator<Values> {
  let errors: readonly SchemaError[] | null = null;
  const check = (data: unknown): data is Values => {
    const body = bodyOf(data as Values);
    const all = validate(body) ? [] : (validate.errors ?? []);
    errors = all.filter((error) => isShown(error, body));
    return errors.length === 0;
  };
  return Object.defineProperty(Object.assign(check, { required: REQUIRED, nullable: [] }), 'errors', {
    get: () => errors,
  });
}

/** Whatever the form holds is sent to `bodyOf`. */
const REQUIRED: readonly string[] = [];
