import type { BookingResponse, BookingRuleContext, EventResponse } from '@firn/shared-contracts/api';
import type { Rappen } from '@firn/shared-contracts/domain';
import { useShell } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type BookingFailure, bookingFailure, isDefinite } from './booking-failure.ts';
import { fieldPath, toBookingRequest } from './booking-request.logic.ts';
import { type BookingDraft, newIdempotencyKey, removeDraft, saveDraft } from './draft.ts';
import { useOpenDraft } from './open-draft.ts';
import { saveOutcome } from './outcome.ts';
import { bookingPaths } from './paths.ts';
import { useKeepPersons } from './use-keep-persons.ts';
import { isWaiting } from './waiting.ts';

const bookings = resource('bookings');

type Submission =
  | { readonly phase: 'idle' | 'sending' | 'booked' }
  | { readonly phase: 'failed'; readonly failure: BookingFailure };

interface SubmitBooking {
  readonly draft: BookingDraft;
  readonly submission: Submission;
  readonly isUnfinished: () => boolean;
  /** Sends the booking once, however often it is called. */
  readonly send: (expectedTotal: Rappen) => Promise<void>;
  /** Goes on with the same draft for the waiting list, or for the seats after all. */
  readonly setWaits: (waits: boolean) => void;
}

const isFormField = (path: string): boolean => /^(booker\.|bookingPersons\[|message$)/.test(path);

/** The draft after a refusal: errors at their fields, and a new key for the next attempt. */
function afterFailure(draft: BookingDraft, failure: BookingFailure): BookingDraft {
  if (!isDefinite(failure)) return draft;
  const next = { ...draft, idempotencyKey: newIdempotencyKey() };
  if (failure.kind !== 'rejected') return next;
  const violations = failure.violations
    .map(({ propertyPath, message }) => ({
      propertyPath: fieldPath(propertyPath, draft.values),
      message,
    }))
    .filter(({ propertyPath }) => isFormField(propertyPath));
  return { ...next, rejection: violations.length > 0 ? { values: draft.values, violations } : null };
}

/**
 * Books a draft: one request with one key, and what follows from each answer (docs/domain/bookings.md#idempotency).
 */
export function useSubmitBooking(
  event: EventResponse,
  stored: BookingDraft,
  context: BookingRuleContext,
): SubmitBooking {
  const shell = useShell();
  const navigate = useNavigate();
  const keepPersons = useKeepPersons();
  const [draft, setDraft] = useState(stored);
  const [submission, setSubmission] = useState<Submission>({ phase: 'idle' });
  const phase = useRef<Submission['phase']>('idle');
  const latest = useRef(draft);
  latest.current = draft;
  const page = useMemo(
    () => ({
      eventId: event.id,
      draft: () => (phase.current === 'booked' ? null : latest.current),
      isSending: () => phase.current === 'sending',
      show: setDraft,
    }),
    [event.id],
  );
  useOpenDraft(page);

  const change = (next: Submission) => {
    phase.current = next.phase;
    setSubmission(next);
  };
  const post = (expectedTotal: Rappen) => {
    const agreement = { acceptTerms: true, expectedTotal };
    const request = toBookingRequest(event, draft.values, agreement, context);
    const { idempotencyKey } = draft;
    const options = { idempotencyKey, quiet: true };
    return isWaiting(event, draft)
      ? shell.api.post<BookingResponse>('/api/waitlist_entries', request, options)
      : bookings.create(shell.api, request, options);
  };
  const fail = async (error: unknown) => {
    const failure = bookingFailure(error);
    const next = afterFailure(draft, failure);
    saveDraft(shell, next);
    setDraft(next);
    change({ phase: 'failed', failure });
    if (next.rejection) await navigate(bookingPaths(event.id).details);
  };
  const send = async (expectedTotal: Rappen) => {
    if (phase.current === 'sending' || phase.current === 'booked') return;
    change({ phase: 'sending' });
    try {
      const { id, accessToken } = await post(expectedTotal);
      saveOutcome(shell, event.id, { bookingId: id, accessToken });
    } catch (error) {
      return fail(error);
    }
    removeDraft(shell, event.id);
    change({ phase: 'booked' });
    void keepPersons(draft.values);
    await navigate(bookingPaths(event.id).processing, { replace: true });
  };
  const setWaits = (waits: boolean) => {
    const next = { ...draft, waits };
    saveDraft(shell, next);
    setDraft(next);
    change({ phase: 'idle' });
  };
  return { draft, submission, setWaits, isUnfinished: () => phase.current !== 'booked', send };
}
