import type { EventResponse } from '@firn/shared-contracts/api';
import type { Rentable } from '@firn/shared-ui/material-choice';
import { useSession, useShell } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { type PersonContext, personContext, withoutRenting } from '../../shared/person/person-context.ts';
import { useRentable } from '../../shared/person/use-rentable.ts';
import { LoadingRegion } from '../../shared/region.tsx';
import { BookedGate } from './booked-gate.tsx';
import { draftViolations, toBookingRequest } from './booking-request.logic.ts';
import { type BookingDraft, claimDraft, loadDraft } from './draft/draft.ts';
import { EventGate } from './event-gate.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { focusStepTitle, StepLayout } from './layout.tsx';
import { offeredMethod } from './method-choice.tsx';
import { bookingPaths } from './paths.ts';
import { PaymentForm } from './payment.form.tsx';
import { PricePanel, useQuote } from './price-panel.tsx';
import { useBookingLeaveQuestion } from './use-booking-leave-question.tsx';
import { useSubmitBooking } from './use-submit-booking.ts';
import { VoucherSection } from './voucher-section.tsx';
import { aimOf } from './waiting.ts';

interface PaymentStepProps {
  readonly event: EventResponse;
  readonly stored: BookingDraft;
  readonly context: PersonContext;
}

/** It comes below the button that was pressed, where a phone does not reach. */
const intoView = (notice: HTMLElement | null) => notice?.scrollIntoView?.({ block: 'nearest' });

function PaymentStep({ event, stored, context }: PaymentStepProps) {
  const { user } = useSession();
  const paths = bookingPaths(event.id);
  const { draft, submission, isUnfinished, send, setMethod, setWaits, setVouchers } = useSubmitBooking(
    event,
    stored,
    context,
  );
  const leaveDialog = useBookingLeaveQuestion(paths.details, isUnfinished);
  const aim = aimOf(event, draft);
  const asked = aim === 'wait' ? withoutRenting(context) : context;
  const quote = useQuote(event, draft.values, asked);
  const total = quote.data?.total ?? null;
  const offers = quote.data?.paymentMethods ?? [];
  const method = offeredMethod(offers, draft.paymentMethod);
  const agreement = { acceptTerms: true, expectedTotal: total ?? 0 };
  const request = toBookingRequest(event, draft.values, agreement, asked);
  return (
    <>
      <StepLayout
        event={event}
        step={aim}
        aside={<PricePanel event={event} quote={quote} values={draft.values} />}
      >
        {!draft.isUnclear && aim !== 'request' && (
          <VoucherSection
            codes={draft.values.vouchers ?? []}
            quoted={quote.data?.vouchers ?? []}
            waits={aim === 'wait'}
            onChange={setVouchers}
          />
        )}
        <PaymentForm
          event={event}
          aim={aim}
          request={request}
          rentable={asked.rentable}
          detailsPath={paths.details}
          dueDate={quote.data?.dueDate ?? null}
          today={context.today}
          offers={offers}
          method={method}
          onMethod={setMethod}
          policy={quote.data?.cancellationPolicy ?? null}
          total={total}
          isSending={submission.phase === 'sending' || submission.phase === 'booked'}
          onSend={(agreed) => void send(agreed, { paymentMethod: method })}
        />
        {submission.phase === 'failed' && (
          <div ref={intoView}>
            <FailureNotice
              failure={submission.failure}
              agreed={submission.agreed}
              detailsPath={paths.details}
              waits={aim === 'wait'}
              onSend={(agreed, changes) => void send(agreed, changes)}
              onWaits={(next) => {
                setWaits(next);
                focusStepTitle();
              }}
              onBookAsVisitor={
                draft.isUnclear ? null : () => void send(submission.agreed, { bookedBy: user?.iri ?? null })
              }
            />
          </div>
        )}
      </StepLayout>
      {leaveDialog}
    </>
  );
}

interface CompleteDraftProps {
  readonly event: EventResponse;
  readonly rentable: Rentable | null;
}

/** Only a complete draft can be paid; without one, booking starts at the first step. */
function CompleteDraft({ event, rentable }: CompleteDraftProps) {
  const shell = useShell();
  const [stored] = useState(() => {
    const draft = loadDraft(shell, event.id);
    return draft && claimDraft(draft, shell.session.get().user);
  });
  // As it was when the step opened: the booking itself takes pieces away.
  const [context] = useState(() => personContext(event, shell.now(), rentable));
  const isComplete =
    stored !== null && draftViolations(event, stored.values, context, (path) => path).length === 0;
  if (!isComplete) return <Navigate to={bookingPaths(event.id).details} replace />;
  return <PaymentStep event={event} stored={stored} context={context} />;
}

/** What is rented has a name in the review. */
function PaymentGate({ event }: { readonly event: EventResponse }) {
  const { rentable, isPending } = useRentable(event);
  return isPending ? <LoadingRegion /> : <CompleteDraft event={event} rentable={rentable} />;
}

/** `/event/:id/buchen/zahlung` */
export function Page() {
  return (
    <BookedGate>
      <EventGate>{(event) => <PaymentGate key={event.id} event={event} />}</EventGate>
    </BookedGate>
  );
}
