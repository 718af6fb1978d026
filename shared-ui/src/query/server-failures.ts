import { isApiError } from '@firn/shared-contracts/shell';
import {
  type DehydratedState,
  defaultShouldDehydrateQuery,
  dehydrate,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';

const TOO_MANY_REQUESTS = 429;

const hasFailed = ({ state }: Query) => state.status === 'error';

/** Whether the API has refused the question: it answers, and says the same to the browser. */
function isRefusal(error: unknown): boolean {
  if (!isApiError(error) || error.status === TOO_MANY_REQUESTS) return false;
  return error.status >= 400 && error.status < 500;
}

/**
 * Whether something of the page could not be had. What the API refused is forgotten: the browser asks for it again and
 * knows what to say.
 */
export function lacksContent(client: QueryClient): boolean {
  client.removeQueries({ predicate: (query) => hasFailed(query) && isRefusal(query.state.error) });
  return client.getQueryCache().getAll().some(hasFailed);
}

/** The data of a page for its browser, and which of it could not be had; why, is the server's business. */
export function dehydratePage(client: QueryClient): DehydratedState {
  const { queries, ...rest } = dehydrate(client, {
    shouldDehydrateQuery: (query) => defaultShouldDehydrateQuery(query) || hasFailed(query),
  });
  const plain = queries.map((query) => ({
    ...query,
    state: { ...query.state, error: null, fetchFailureReason: null },
  }));
  return { ...rest, queries: plain };
}
