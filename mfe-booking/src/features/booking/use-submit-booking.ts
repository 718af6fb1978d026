import type { BookingResponse, EventResponse } from '@firn/shared-contracts/api';
import type { PaymentMethod, Rappen } from '@firn/shared-contracts/domain';
import type { ShellServices, Violation } from '@firn/shared-contracts/shell';
import { rentableQuery } from '@firn/shared-ui/material-choice';
import { useShell } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { newIdempotencyKey } from '../../shared/idempotency-key.ts';
import { goneAtField } from '../../shared/person/material-gone.logic.ts';
import { type PersonContext, withoutRenting } from '../../shared/person/person-context.ts';
import { loadPrivateOffer } from '../../shared/private-offer.ts';
import { forgetSeatOption, loadSeatOption } from '../../shared/seat-option.ts';
import { loadPartner } from '../../shared/visit-partner.ts';
import { eventQuery, quotesOf } from './booking.queries.ts';
import { type BookingFailure, bookingFailure, isDefinite } from './booking-failure.ts';
import { fieldPath, toBookingRequest } from './booking-request.logic.ts';
import { type BookingDraft, removeDraft, saveDraft } from './draft/draft.ts';
import { forgetKeptDraft } from './draft/kept-draft.ts';
import { useOpenDraft } from './draft/open-draft.ts';
import type { BookingValues } from './draft/values.ts';
import { saveOutcome } from './outcome.ts';
import { bookingPaths } from './paths.ts';
import { useKeepPersons } from './use-keep-persons.ts';
import { isWaiting } from './waiting.ts';

const bookings = resource('bookings');

type Submission =
  | { readonly phase: 'idle' | 'sending' | 'booked' }
  | { readonly phase: 'failed'; readonly failure: BookingFailure; readonly agreed: Rappen };

interface SubmitBooking {
  readonly draft: BookingDraft;
  readonly submission: Submission;
  readonly isUnfinished: () => boolean;
  /** Sends the booking once, however often it is called; with what the visitor was asked about, once they said so. */
  readonly send: (expectedTotal: Rappen, changes?: DraftChange) => Promise<void>;
  readonly setMethod: (method: PaymentMethod) => void;
  /** Goes on with the same draft for the waiting list, or for the seats after all. */
  readonly setWaits: (waits: boolean) => void;
  /** Pays with these vouchers. */
  readonly setVouchers: (codes: readonly string[]) => void;
}

/** What the visitor has said since, when asked. */
export type DraftChange = Partial<Pick<BookingDraft, 'bookedBy' | 'bookAgain' | 'paymentMethod'>>;

const isFormField = (path: string): boolean => /^(booker\.|bookingPersons\[|message$)/.test(path);

/** The draft after a refusal: errors at their fields, and a new key for the next attempt. */
function afterFailure(draft: BookingDraft, failure: BookingFailure): BookingDraft {
  if (!isDefinite(failure)) return failure.kind === 'unknown' ? { ...draft, isUnclear: true } : draft;
  const next = { ...draft, idempotencyKey: newIdempotencyKey(), isUnclear: false };
  const violations = refusedFields(failure, draft.values);
  return { ...next, rejection: violations.length > 0 ? { values: draft.values, violations } : null };
}

/** What the server refused, at the fields of the form. */
function refusedFields(failure: BookingFailure, values: BookingValues): Violation[] {
  if (failure.kind === 'material-gone') {
    const path = failure.gone.propertyPath.replace(/\.rentingMaterial.*$/, '');
    return [goneAtField(failure.gone, failure.detail, values, path)];
  }
  if (failure.kind !== 'rejected') return [];
  return failure.violations
    .map(({ propertyPath, message }) => ({
      propertyPath: fieldPath(propertyPath, values),
      message,
    }))
    .filter(({ propertyPath }) => isFormField(propertyPath));
}

interface Sending {
  readonly event: EventResponse;
  readonly draft: BookingDraft;
  readonly context: PersonContext;
  readonly expectedTotal: Rappen;
}

function post(
  { api, drafts }: Pick<ShellServices, 'api' | 'drafts'>,
  { event, draft, context, expectedTotal }: Sending,
): Promise<BookingResponse> {
  const { idempotencyKey, values, bookedBy, bookAgain, paymentMethod = 'invoice' } = draft;
  const waits = isWaiting(event, draft);
  const privateOffer = loadPrivateOffer({ drafts }, event.id);
  const option = loadSeatOption({ drafts }, event.id);
  const partner = loadPartner({ drafts });
  const agreement = {
    ...{ acceptTerms: true, expectedTotal },
    ...(bookedBy !== undefined && { bookedBy }),
    ...(bookAgain && { bookAgain }),
    ...(partner && { partner }),
    ...(privateOffer && { privateOffer }),
    ...(option && !waits && { seatOption: option.token }),
    ...(!waits && { paymentMethod }),
  };
  const asked = waits ? withoutRenting(context) : context;
  const request = toBookingRequest(event, values, agreement, asked);
  const options = { idempotencyKey, quiet: true };
  return waits
    ? api.post<BookingResponse>('/api/waitlist_entries', request, options)
    : bookings.create(api, request, options);
}

/**
 * Books a draft: one request with one key, and what follows from each answer (docs/domain/bookings.md#idempotency).
 */
export function useSubmitBooking(
  event: EventResponse,
  stored: BookingDraft,
  context: PersonContext,
): SubmitBooking {
  const shell = useShell();
  const navigate = useNavigate();
  const client = useQueryClient();
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
  const keep = (next: BookingDraft) => {
    saveDraft(shell, next);
    setDraft(next);
  };
  const fail = async (sent: BookingDraft, agreed: Rappen, error: unknown) => {
    const failure = bookingFailure(error);
    const next = afterFailure(sent, failure);
    keep(next);
    // The page, too, says who is logged in now. Without an answer it says so next time.
    if (failure.kind === 'session-changed') await shell.session.reload().catch(() => undefined);
    if (failure.kind === 'material-gone')
      void client.invalidateQueries({ queryKey: rentableQuery(shell.api, event).queryKey });
    if (failure.kind === 'option-over') forgetSeatOption(shell, event.id);
    if (failure.kind === 'price-changed') void client.invalidateQueries({ queryKey: quotesOf(event['@id']) });
    change({ phase: 'failed', failure, agreed });
    if (next.rejection) await navigate(bookingPaths(event.id).details);
  };
  const send = async (expectedTotal: Rappen, changes: DraftChange = {}) => {
    if (phase.current === 'sending' || phase.current === 'booked') return;
    change({ phase: 'sending' });
    const sent = { ...draft, ...changes };
    keep(sent);
    try {
      const { id, accessToken } = await post(shell, { event, draft: sent, context, expectedTotal });
      saveOutcome(shell, event.id, { bookingId: id, accessToken });
    } catch (error) {
      return fail(sent, expectedTotal, error);
    }
    removeDraft(shell, event.id);
    forgetSeatOption(shell, event.id);
    forgetKeptDraft(shell, event.id);
    change({ phase: 'booked' });
    void keepPersons(sent.values);
    await navigate(bookingPaths(event.id).processing, { replace: true });
  };
  const setWaits = (waits: boolean) => {
    keep({ ...draft, waits });
    // How many seats are left is not what the page says, or nobody would be asked.
    void client.invalidateQueries({ queryKey: eventQuery(shell, event.id).queryKey });
    change({ phase: 'idle' });
  };
  const setVouchers = (vouchers: readonly string[]) => {
    keep({ ...draft, values: { ...draft.values, vouchers } });
    change({ phase: 'idle' });
  };
  const setMethod = (paymentMethod: PaymentMethod) => keep({ ...draft, paymentMethod });
  const isUnfinished = () => phase.current !== 'booked';
  return { draft, submission, setMethod, setWaits, setVouchers, isUnfinished, send };
}
