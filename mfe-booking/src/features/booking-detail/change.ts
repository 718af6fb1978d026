import {
  agreedTo,
  BOOKING_PROBLEMS,
  type BookingChangePreview,
  type BookingResponse,
  CHANGE_PROBLEMS,
  type MaterialUnavailable,
} from '@firn/shared-contracts/api';
import { type ApiClient, isApiError, type Violation } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';
import { goneIn } from '../../shared/gone-in.logic.ts';
import type { BookingLink } from './booking-link.ts';

/** A change of a booking as the API takes it (docs/domain/cancellation.md#changes). */
export interface Change {
  readonly path: string;
  readonly body: object;
  /** Whether the booking is as the change would leave it, whoever made it. */
  readonly isDone: (booking: BookingResponse) => boolean;
}

/** What a change would cost; asking changes nothing. */
export const previewQuery = (api: ApiClient, { id, token }: BookingLink, change: Change | null) =>
  queryOptions({
    queryKey: ['booking-change', id, token, change?.path, change?.body],
    queryFn: ({ signal }) =>
      api.post<BookingChangePreview>(change?.path ?? '', change?.body ?? {}, {
        signal,
        quiet: true,
        query: { dryRun: 1, token },
      }),
    enabled: change !== null,
    // A price is asked for anew whenever somebody looks at it.
    staleTime: 0,
    gcTime: 0,
  });

export const makeChange = (
  api: ApiClient,
  { token }: BookingLink,
  { path, body }: Change,
  preview: BookingChangePreview,
): Promise<BookingResponse> =>
  api.post(path, { ...body, ...agreedTo(preview) }, { quiet: true, query: { token } });

/** Why a change was not made. */
export type Trouble =
  | { readonly kind: 'price-changed' | 'busy' | 'unknown' }
  | { readonly kind: 'full'; readonly freePlaces: number }
  | { readonly kind: 'invalid'; readonly violations: readonly Violation[]; readonly detail: string }
  /** Somebody else has rented the last piece meanwhile. */
  | { readonly kind: 'gone'; readonly gone: MaterialUnavailable; readonly detail: string }
  | { readonly kind: 'over' | 'refused'; readonly detail: string };

const BUSY = [BOOKING_PROBLEMS.lockTimeout, BOOKING_PROBLEMS.idempotencyInFlight] as readonly string[];

/** Reads the answer to a change that was not 200. */
export function troubleOf(error: unknown): Trouble {
  if (!isApiError(error) || error.status === 0 || error.status >= 500) return { kind: 'unknown' };
  const { problem } = error;
  const { type, detail, violations, freePlaces } = problem;
  const gone = goneIn(problem);
  if (gone) return { kind: 'gone', gone, detail };
  if (type === BOOKING_PROBLEMS.priceChanged) return { kind: 'price-changed' };
  if (type === BOOKING_PROBLEMS.eventFull) return { kind: 'full', freePlaces: Number(freePlaces ?? 0) };
  if (BUSY.includes(type)) return { kind: 'busy' };
  if (type === CHANGE_PROBLEMS.changeOver) return { kind: 'over', detail };
  if (violations) return { kind: 'invalid', violations, detail };
  return { kind: 'refused', detail };
}
