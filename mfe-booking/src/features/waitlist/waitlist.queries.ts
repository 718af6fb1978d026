import { WAITLIST_PROBLEMS, type WaitlistLinkResponse } from '@firn/shared-contracts/api';
import { type ApiClient, isApiError } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';

const entryPath = (token: string) => `/api/waitlist_entries/${encodeURIComponent(token)}`;

/** What a link is about; reading it changes nothing. */
export const waitlistLinkQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['waitlist-link', token],
    queryFn: ({ signal }) => api.get<WaitlistLinkResponse>(entryPath(token), { signal, quiet: true }),
    // Positions and offers change by the minute.
    staleTime: 0,
  });

export type Answer = 'accept' | 'decline' | 'leave';

/** What its owner answers to an entry (docs/domain/bookings.md#waiting-list). */
export async function giveAnswer(api: ApiClient, token: string, answer: Answer): Promise<void> {
  const path = entryPath(token);
  if (answer === 'leave') await api.delete(path, { quiet: true });
  else await api.post(`${path}/${answer}`, {}, { quiet: true });
}

/** Whether the token opens nothing. */
export const isInvalidLink = (error: unknown): boolean =>
  isApiError(error) && [400, 401, 403, 404].includes(error.status);

export const isOfferOver = (error: unknown): boolean =>
  isApiError(error) && (error.status === 410 || error.problem.type === WAITLIST_PROBLEMS.offerOver);
