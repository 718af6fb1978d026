import type { FeedbackAnswer, FeedbackRequestResponse } from '@firn/shared-contracts/api';
import { type ApiClient, isApiError } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';

/** The request behind a link; reading it answers nothing. */
export const feedbackRequestQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['feedback-request', token],
    queryFn: ({ signal }) =>
      api.get<FeedbackRequestResponse>(`/api/feedback_requests/${encodeURIComponent(token)}`, {
        signal,
        quiet: true,
      }),
    staleTime: 0,
  });

export const sendFeedback = (api: ApiClient, token: string, answer: FeedbackAnswer) =>
  api.post<FeedbackRequestResponse>(`/api/feedbacks/${encodeURIComponent(token)}`, answer, { quiet: true });

/** True if the token opens nothing. */
export const isInvalidLink = (error: unknown): boolean =>
  isApiError(error) && [400, 404].includes(error.status);

/** True if the answer is there already, or comes too late: the page says how it stands. */
export const isOver = (error: unknown): boolean => isApiError(error) && [409, 410].includes(error.status);
