import { violationsOfErrors, WIRE_FORMATS } from '@firn/shared-contracts/api';
import type { Violation } from '@firn/shared-contracts/shell';
import type { FastifySchemaValidationError } from 'fastify';

/** The errors of Ajv in German, one per field. */
export function violationsOf(errors: readonly FastifySchemaValidationError[]): Violation[] {
  return violationsOfErrors(errors, WIRE_FORMATS).map(({ propertyPath, message }) => ({
    propertyPath,
    message,
  }));
}
