import { isApiError } from '@firn/shared-contracts/shell';

/** The answer, or null where the API says that there is no such thing: 404, or 400 for an id of a wrong form. */
export async function nullIfMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}
