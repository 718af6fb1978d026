import type { BookingResponse } from '@firn/shared-contracts/api';
import type { BookingState, PaymentStatus } from '@firn/shared-contracts/domain';
import { formatChf, formatDate, formatLocalDate } from '@firn/shared-ui/format';
import { BOOKING_STATE_LABELS, PAYMENT_METHOD_LABELS, PAYMENT_STATUS_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { bookingDetailTexts } from '../../i18n/de-CH/booking-detail.ts';
import { isDueAtOnce } from '../../shared/due-at-once.ts';
import styles from '../../shared/facts.module.css';
import { owedOf } from '../../shared/owed.logic.ts';

/** In these nobody waits for the seats any more: an invoice of the booking has no date of its own. */
const ENDED: readonly BookingState[] = ['cancelled', 'annulled', 'rejected', 'expired'];
/** In these nothing is asked for yet. */
const WAITING: readonly BookingState[] = ['waitlisted', 'offered'];
/** In these no money has moved. */
const WITHOUT_MONEY: readonly PaymentStatus[] = ['open', 'waived'];

interface PaymentFactsProps {
  readonly booking: BookingResponse;
}

function DueDate({ booking }: PaymentFactsProps) {
  const t = useTexts(bookingDetailTexts);
  if (!booking.dueDate) return null;
  const isAtOnce = isDueAtOnce(booking);
  return (
    <>
      <dt>{t(isAtOnce ? 'payment.due' : 'payment.dueDate')}</dt>
      <dd>{isAtOnce ? t('payment.dueAtOnce') : formatLocalDate(booking.dueDate)}</dd>
    </>
  );
}

/** What is paid, what is open and when it is due; nothing that an ended booking does not owe. */
export function PaymentFacts({ booking }: PaymentFactsProps) {
  const t = useTexts(bookingDetailTexts);
  const { state, paid, paymentStatus } = booking;
  const { total, open, refund } = owedOf(booking);
  const isEnded = ENDED.includes(state);
  const owes = total > 0 && !WAITING.includes(state);
  const hasMoney = owes || !WITHOUT_MONEY.includes(paymentStatus);
  const saysStatus = hasMoney || (!isEnded && paymentStatus === 'waived');
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t('payment.state')}</dt>
        <dd>{BOOKING_STATE_LABELS[state]}</dd>
        {saysStatus && (
          <>
            <dt>{t('payment.status')}</dt>
            <dd>{PAYMENT_STATUS_LABELS[paymentStatus]}</dd>
          </>
        )}
        {paid > 0 && (
          <>
            <dt>{t('payment.paid')}</dt>
            <dd>{formatChf(paid)}</dd>
          </>
        )}
        {owes && open > 0 && (
          <>
            <dt>{t('payment.open')}</dt>
            <dd>{formatChf(open)}</dd>
            <dt>{t('payment.method')}</dt>
            <dd>{PAYMENT_METHOD_LABELS[booking.paymentMethod]}</dd>
            {!isEnded && <DueDate booking={booking} />}
          </>
        )}
        <dt>{t('payment.bookedAt')}</dt>
        <dd>{formatDate(booking.createdAt)}</dd>
      </dl>
      {refund > 0 && <p>{t('payment.refund', { amount: formatChf(refund) })}</p>}
      {isEnded && open > 0 && <p>{t('payment.fee')}</p>}
      {isEnded && !hasMoney && <p>{t('payment.nothing')}</p>}
    </>
  );
}
