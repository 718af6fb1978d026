import type { BookingRequest } from '@firn/shared-contracts/api';
import type { LocalDate, Rappen } from '@firn/shared-contracts/domain';
import { formatLocalDate } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { useRef, useState } from 'react';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { Conditions } from './conditions.tsx';
import layout from './layout.module.css';
import { Section } from './layout.tsx';
import { Review } from './review.tsx';
import { Terms } from './terms.tsx';

interface PaymentFormProps {
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

/** Review, payment method, terms and the binding button. */
export function PaymentForm(props: PaymentFormProps) {
  const { request, detailsPath, dueDate, today, total, isSending, onSend } = props;
  const t = useTexts(bookingTexts);
  const [accepted, setAccepted] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const terms = useRef<HTMLInputElement>(null);
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
        <p>{dueDate && dueText(t, dueDate, today)}</p>
        <Conditions />
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
