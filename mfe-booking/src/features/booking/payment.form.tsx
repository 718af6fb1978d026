import type { BookingRequest, EventResponse } from '@firn/shared-contracts/api';
import type { LocalDate, Rappen } from '@firn/shared-contracts/domain';
import { formatLocalDate } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { useRef, useState } from 'react';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { bookingWaitTexts } from '../../i18n/de-CH/booking-wait.ts';
import { BindingTerms } from './binding-terms.tsx';
import layout from './layout.module.css';
import { Section } from './layout.tsx';
import { Review } from './review.tsx';
import { Terms } from './terms.tsx';
import { WaitTerms } from './wait-terms.tsx';

interface PaymentFormProps {
  readonly event: EventResponse;
  /** For the waiting list: nothing is owed, and nothing binds yet. */
  readonly waits: boolean;
  readonly request: BookingRequest;
  readonly detailsPath: string;
  /** Day the invoice is due; today's date means at once. Null while the server has not said it. */
  readonly dueDate: LocalDate | null;
  readonly today: LocalDate;
  /** Null while the price is unknown: nothing can be booked then. */
  readonly total: Rappen | null;
  readonly isSending: boolean;
  readonly onSend: (total: Rappen) => void;
}

const dueText = (t: Translate<typeof bookingTexts>, dueDate: LocalDate, today: LocalDate) =>
  dueDate === today ? t('payment.methodToday') : t('payment.method', { date: formatLocalDate(dueDate) });

/** How and when one pays; whoever waits pays nothing yet. */
function Price({ waits, dueDate, today }: PaymentFormProps) {
  const t = useTexts(bookingTexts);
  const tw = useTexts(bookingWaitTexts);
  if (!waits) return <p>{dueDate && dueText(t, dueDate, today)}</p>;
  return (
    <>
      <WaitTerms />
      <p>{tw('price')}</p>
    </>
  );
}

/** Review, payment method, terms and the binding button. */
export function PaymentForm(props: PaymentFormProps) {
  const { event, waits, request, detailsPath, total, isSending, onSend } = props;
  const t = useTexts(bookingTexts);
  const tw = useTexts(bookingWaitTexts);
  const [accepted, setAccepted] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const terms = useRef<HTMLInputElement>(null);
  const submit = () => {
    setIsMissing(!accepted);
    if (!accepted) terms.current?.focus();
    else if (total !== null) onSend(total);
  };
  const sendingText = waits ? tw('submitting') : t('payment.submitting');
  const submitText = waits ? tw('submit') : t('payment.submit');
  return (
    <form
      className={layout.main}
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        submit();
      }}
    >
      <Review request={request} detailsPath={detailsPath} />
      <Section title={waits ? tw('methodTitle') : t('payment.methodTitle')}>
        <Price {...props} />
        <BindingTerms event={event} />
        <Terms ref={terms} accepted={accepted} isMissing={isMissing && !accepted} onChange={setAccepted} />
        <div>
          <Button type="submit" disabled={total === null} aria-disabled={isSending}>
            {isSending ? sendingText : submitText}
          </Button>
        </div>
      </Section>
    </form>
  );
}
