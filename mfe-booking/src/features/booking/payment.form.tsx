import type { BookingRequest } from '@firn/shared-contracts/api';
import type { LocalDate, Rappen } from '@firn/shared-contracts/domain';
import { formatLocalDate } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { useRef, useState } from 'react';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import layout from './layout.module.css';
import { Section } from './layout.tsx';
import { Review } from './review.tsx';
import { Terms } from './terms.tsx';

interface PaymentFormProps {
  readonly request: BookingRequest;
  readonly detailsPath: string;
  /** Day the invoice is due; today's date means at once. */
  readonly dueDate: LocalDate;
  readonly today: LocalDate;
  /** Null while the price is unknown: nothing can be booked then. */
  readonly total: Rappen | null;
  readonly isSending: boolean;
  readonly onSend: (total: Rappen) => void;
}

/** Review, payment method, terms and the binding button. */
export function PaymentForm(props: PaymentFormProps) {
  const { request, detailsPath, dueDate, today, total, isSending, onSend } = props;
  const t = useTexts(bookingTexts);
  const [accepted, setAccepted] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const terms = useRef<HTMLInputElement>(null);
  const dueText =
    dueDate === today ? t('payment.methodToday') : t('payment.method', { date: formatLocalDate(dueDate) });
  const submit = () => {
    setIsMissing(!accepted);
    if (!accepted) terms.current?.focus();
    else if (total !== null) onSend(total);
  };
  return (
    <form
      className={layout.main}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Review request={request} detailsPath={detailsPath} />
      <Section title={t('payment.methodTitle')}>
        <p>{dueText}</p>
        <Terms ref={terms} accepted={accepted} isMissing={isMissing && !accepted} onChange={setAccepted} />
        <div>
          <Button type="submit" disabled={total === null} aria-disabled={isSending}>
            {isSending ? t('payment.submitting') : t('payment.submit')}
          </Button>
        </div>
      </Section>
    </form>
  );
}
