import { isApiError } from '@firn/shared-contracts/shell';

/** The answer, or null when the API says that the record does not exist: 404, or 400 for a malformed id. */
export async function nullIfMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}
