import { isApiError } from '@firn/shared-contracts/shell';
import { QueryClient } from '@tanstack/react-query';

const STALE_AFTER_MS = 30_000;
const RETRIES = 2;

/** Retries after a network failure or a 5xx, never after a refusal. */
function shouldRetry(failures: number, error: unknown): boolean {
  const isAnswer = isApiError(error) && error.status > 0 && error.status < 500;
  return !isAnswer && failures < RETRIES;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        retry: shouldRetry,
        // A failure without its error is the server's: it is shown as the server drew it, then asked for again.
        retryOnMount: ({ state }) => state.error !== null,
        refetchOnWindowFocus: false,
      },
    },
  });
}

/** For one page view on the server: the browser retries failures, because the page must not wait. */
export function createServerQueryClient(): QueryClient {
  const queries = { staleTime: STALE_AFTER_MS, retry: false, retryOnMount: false };
  return new QueryClient({ defaultOptions: { queries } });
}
