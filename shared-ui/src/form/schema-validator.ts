import type { SchemaError } from '@firn/shared-contracts/api';

/** A schema of the contract, compiled ahead (`npm run validators`): the content security policy forbids eval. */
export interface SchemaValidator<Body = unknown> {
  (data: unknown): data is Body;
  readonly errors?: readonly SchemaError[] | null;
  /** Fields that the schema requires in every body. */
  readonly required: readonly string[];
  /** Paths that may be null, `location`, `priceComponents[].note`. */
  readonly nullable: readonly string[];
}
