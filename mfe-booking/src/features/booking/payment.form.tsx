import type {
  BookingRequest,
  EventResponse,
  PaymentMethodOffer,
  PriceQuoteResponse,
} from '@firn/shared-contracts/api';
import type { LocalDate, PaymentMethod, Rappen } from '@firn/shared-contracts/domain';
import { formatLocalDate } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { Button } from '@firn/shared-ui/mantine';
import type { Rentable } from '@firn/shared-ui/material-choice';
import { useTexts } from '@firn/shared-ui/remote';
import { useRef, useState } from 'react';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { bookingRequestTexts } from '../../i18n/de-CH/booking-request.ts';
import { bookingWaitTexts } from '../../i18n/de-CH/booking-wait.ts';
import layout from './layout.module.css';
import { Section } from './layout.tsx';
import { MethodChoice } from './method-choice.tsx';
import { Review } from './review.tsx';
import { BindingTerms } from './terms/binding-terms.tsx';
import { RequestTerms } from './terms/request-terms.tsx';
import { Terms } from './terms/terms.tsx';
import { WaitTerms } from './terms/wait-terms.tsx';
import type { Aim } from './waiting.ts';

interface PaymentFormProps {
  readonly event: EventResponse;
  /** Whoever asks or waits owes nothing, and nothing binds yet. */
  readonly aim: Aim;
  readonly request: BookingRequest;
  readonly rentable: Rentable | null;
  readonly detailsPath: string;
  /** Day the invoice is due; today's date means at once. Null while the server has not said it. */
  readonly dueDate: LocalDate | null;
  readonly today: LocalDate;
  /** Empty while the server has not said them. */
  readonly offers: readonly PaymentMethodOffer[];
  readonly method: PaymentMethod;
  readonly onMethod: (method: PaymentMethod) => void;
  /** Null while the server has not said it. */
  readonly policy: PriceQuoteResponse['cancellationPolicy'] | null;
  /** Null while the price is unknown: nothing can be booked then. */
  readonly total: Rappen | null;
  readonly isSending: boolean;
  readonly onSend: (total: Rappen) => void;
}

const dueText = (t: Translate<typeof bookingTexts>, dueDate: LocalDate, today: LocalDate) =>
  dueDate === today ? t('payment.methodToday') : t('payment.method', { date: formatLocalDate(dueDate) });

/** How and when one pays; whoever asks or waits pays nothing yet. */
function Price({ aim, dueDate, today, offers, method, onMethod }: PaymentFormProps) {
  const t = useTexts(bookingTexts);
  const tw = useTexts(bookingWaitTexts);
  if (aim === 'request') return <RequestTerms />;
  if (aim === 'book') {
    const invoiceText = dueDate && dueText(t, dueDate, today);
    return <MethodChoice offers={offers} chosen={method} invoiceText={invoiceText} onChoose={onMethod} />;
  }
  return (
    <>
      <WaitTerms />
      <p>{tw('price')}</p>
    </>
  );
}

/** The words around the button, by what it does. */
function useWords(aim: Aim, method: PaymentMethod) {
  const book = useTexts(bookingTexts);
  const wait = useTexts(bookingWaitTexts);
  const request = useTexts(bookingRequestTexts);
  switch (aim) {
    case 'book':
      return {
        title: book('payment.methodTitle'),
        submit: book(method === 'invoice' ? 'payment.submit' : 'payment.submitAndPay'),
        submitting: book('payment.submitting'),
      };
    case 'request':
      return {
        title: request('methodTitle'),
        submit: request('submit'),
        submitting: request('submitting'),
      };
    case 'wait':
      return { title: wait('methodTitle'), submit: wait('submit'), submitting: wait('submitting') };
  }
}

/** Review, payment method, terms and the binding button. */
export function PaymentForm(props: PaymentFormProps) {
  const { event, aim, method, request, rentable, detailsPath, policy, total, isSending, onSend } = props;
  const words = useWords(aim, method);
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
      onSubmit={(submitted) => {
        submitted.preventDefault();
        submit();
      }}
    >
      <Review request={request} rentable={rentable} detailsPath={detailsPath} />
      <Section title={words.title}>
        <Price {...props} />
        {aim !== 'wait' && <BindingTerms event={event} policy={policy} />}
        <Terms ref={terms} accepted={accepted} isMissing={isMissing && !accepted} onChange={setAccepted} />
        <div>
          <Button type="submit" disabled={total === null} aria-disabled={isSending}>
            {isSending ? words.submitting : words.submit}
          </Button>
        </div>
      </Section>
    </form>
  );
}
