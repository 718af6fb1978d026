import type { BookingPaymentResponse, BookingResponse } from '@firn/shared-contracts/api';
import type { PaymentMethod } from '@firn/shared-contracts/domain';
import { formatTime } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { payingTexts } from '../../i18n/de-CH/paying.ts';
import { bookingPaymentQuery } from '../../shared/paying/booking-payment.queries.ts';
import { PayChoice } from '../../shared/paying/pay-choice.tsx';
import { type PayHandle, usePay } from '../../shared/paying/use-pay.ts';
import { Failed, Loading } from '../../shared/region.tsx';
import { bookingQuery } from './booking.queries.ts';
import type { BookingOutcome } from './outcome.ts';
import styles from './result.module.css';

interface AwaitingPaymentProps {
  readonly booking: BookingResponse;
  readonly outcome: BookingOutcome;
  /** The polls are over. */
  readonly isLate: boolean;
}

interface PaymentProps extends AwaitingPaymentProps {
  readonly payment: BookingPaymentResponse;
}

/** Whoever stands before the pay page has chosen to pay online; the invoice comes last. */
const WAYS: readonly PaymentMethod[] = ['twint', 'card', 'invoice'];

type Attempt = NonNullable<BookingPaymentResponse['attempt']>;

/** It may still come: the provider has not said that it ended. */
const isUnderWay = ({ state }: Attempt): boolean => state === 'created' || state === 'pending';

/** Opens the first pay page by itself. Whoever comes back by Back stays here: there is an attempt by then. */
function useFirstAttempt(
  { payment: { attempt }, booking: { paymentMethod } }: PaymentProps,
  pay: PayHandle['pay'],
) {
  const isBegun = useRef(false);
  useEffect(() => {
    if (attempt !== null || isBegun.current) return;
    isBegun.current = true;
    void pay(paymentMethod);
  }, [attempt, paymentMethod, pay]);
}

function wordsOf({ payment: { attempt }, isLate }: PaymentProps, isStarting: boolean) {
  if (isStarting) return { title: 'waiting.startTitle', text: 'waiting.start' } as const;
  if (attempt === null || !isUnderWay(attempt))
    return { title: 'waiting.openTitle', text: 'waiting.open' } as const;
  if (isLate) return { title: 'waiting.lateTitle', text: 'waiting.late' } as const;
  return { title: 'waiting.title', text: 'waiting.text' } as const;
}

function Payment(props: PaymentProps) {
  const { payment, booking, outcome, isLate } = props;
  const t = useTexts(payingTexts);
  const { api } = useShell();
  const client = useQueryClient();
  const reread = () => client.invalidateQueries({ queryKey: bookingQuery(api, outcome).queryKey });
  const handle = usePay({ id: outcome.bookingId, token: outcome.accessToken }, reread);
  useFirstAttempt(props, handle.pay);
  const isStarting = payment.attempt === null && handle.trouble === null;
  const { title, text } = wordsOf(props, isStarting);
  const { attempt } = payment;
  const isWaiting = attempt !== null && isUnderWay(attempt);
  return (
    <>
      <div className={styles.result} role="status">
        <h1 className={styles.title}>{t(title)}</h1>
        {(isStarting || (isWaiting && !isLate)) && <div className={styles.bar} />}
        <p>{t(text)}</p>
        {booking.payBy && <p>{t('waiting.until', { time: formatTime(booking.payBy) })}</p>}
      </div>
      {!isStarting && (
        <section className={styles.pay}>
          {attempt?.redirectUrl && <a href={attempt.redirectUrl}>{t('waiting.page')}</a>}
          <h2>{t(isWaiting ? 'waiting.other' : 'title')}</h2>
          <PayChoice payment={payment} handle={handle} ways={WAYS} />
        </section>
      )}
    </>
  );
}

/** Milliseconds between looks at the payment of somebody who stands on the pay page in another tab. */
const LOOK_MS = 4_000;

/** A booking whose seats are kept until its money comes (docs/domain/payments.md#payment-page). */
export function AwaitingPayment(props: AwaitingPaymentProps) {
  const { outcome, isLate } = props;
  const { api } = useShell();
  const link = { id: outcome.bookingId, token: outcome.accessToken };
  const { data, isError, refetch } = useQuery({
    ...bookingPaymentQuery(api, link),
    refetchInterval: isLate ? false : LOOK_MS,
  });
  if (data) return <Payment {...props} payment={data} />;
  return isError ? <Failed onRetry={() => void refetch()} /> : <Loading />;
}
