import { type TSchema, Type } from 'typebox';
import type { ErrorFormat } from '../../lib/error-format.ts';
import { Problem } from '../../lib/problem.ts';

/** Names the error for each field that may name nothing of ours. */
const WRONG_IDS = {
  productId: 'INVALID_PRODUCT_ID',
  optionId: 'INVALID_OPTION_ID',
  unitId: 'INVALID_UNIT_ID',
  availabilityId: 'INVALID_AVAILABILITY_ID',
} as const;

/** Has words for the standard's own errors; programmers of resellers read them. */
const BY_STATUS: Readonly<Record<number, readonly [error: string, message: string]>> = {
  401: ['UNAUTHORIZED', 'The token is missing, unknown or over.'],
  403: ['FORBIDDEN', 'The token lacks the scope «octo».'],
  429: ['TOO_MANY_REQUESTS', 'The token calls too often; wait as long as Retry-After says.'],
};

/** Makes a 400 that names what there is none of (docs/domain/octo.md#errors). */
export function wrongId(field: keyof typeof WRONG_IDS, value: string): Problem {
  const error = WRONG_IDS[field];
  const errorMessage = `There is no such ${field.replace('Id', '')} to sell.`;
  return new Problem(400, errorMessage, { extensions: { error, errorMessage, [field]: value } });
}

/** Makes a 400 for a request that is not as the standard says. */
export const badOctoRequest = (errorMessage: string): Problem =>
  new Problem(400, errorMessage, { extensions: { error: 'BAD_REQUEST', errorMessage } });

const OctoError: TSchema = Type.Object(
  { error: Type.String(), errorMessage: Type.String() },
  { description: 'An error of OCTO, with the field that was wrong', additionalProperties: true },
);

function wordsOf({ status, violations, extensions }: Problem): Readonly<Record<string, unknown>> {
  if (extensions.error) return extensions;
  const [error, errorMessage] = BY_STATUS[status] ?? [];
  if (error) return { error, errorMessage };
  if (status >= 500) return { error: 'INTERNAL_SERVER_ERROR', errorMessage: 'Please try again later.' };
  const fields = (violations ?? []).map(({ propertyPath }) => propertyPath).join(', ');
  return {
    error: 'BAD_REQUEST',
    errorMessage: fields ? `These fields are missing or wrong: ${fields}.` : 'The request is not readable.',
  };
}

/** Writes errors as the standard does: 400 for whatever a caller has to mend (docs/domain/octo.md#errors). */
export const OCTO_ERRORS: ErrorFormat = {
  schema: OctoError,
  answer: (problem) => {
    const { status } = problem;
    return { status: status >= 500 || BY_STATUS[status] ? status : 400, body: wordsOf(problem) };
  },
};
