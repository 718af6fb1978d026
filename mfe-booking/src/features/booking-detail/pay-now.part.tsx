import type { BookingResponse } from '@firn/shared-contracts/api';
import type { BookingState, PaymentMethod } from '@firn/shared-contracts/domain';
import { formatChf } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { payingTexts } from '../../i18n/de-CH/paying.ts';
import { bookingPaymentQuery } from '../../shared/paying/booking-payment.queries.ts';
import { PayChoice } from '../../shared/paying/pay-choice.tsx';
import { usePay } from '../../shared/paying/use-pay.ts';
import styles from './booking-detail.module.css';
import { bookingDetailQuery } from './booking-detail.queries.ts';
import type { BookingLink } from './booking-link.ts';

const PAYABLE: readonly BookingState[] = [
  'pending_payment',
  'confirmed',
  'completed',
  'cancelled',
  'expired',
];
const ONLINE: readonly PaymentMethod[] = ['twint', 'card'];

interface PayNowProps {
  readonly booking: BookingResponse;
  readonly link: BookingLink;
}

/** True if the page has something to pay; what has expired may be paid only by whoever began to pay. */
const isPayable = ({ state, paymentMethod, total, paid }: BookingResponse): boolean =>
  PAYABLE.includes(state) && total > paid && (state !== 'expired' || paymentMethod !== 'invoice');

function OpenAmount({ booking, link }: PayNowProps) {
  const { api } = useShell();
  const t = useTexts(payingTexts);
  const client = useQueryClient();
  const reread = () => client.invalidateQueries({ queryKey: bookingDetailQuery(api, link).queryKey });
  const handle = usePay(link, reread);
  const { data } = useQuery(bookingPaymentQuery(api, link));
  const isOffered = data?.methods.some(({ method, reason }) => ONLINE.includes(method) && reason === null);
  if (!data || data.open === 0 || !isOffered) return null;
  const mayInvoice = booking.state === 'pending_payment';
  return (
    <section className={styles.section}>
      <h2>{t('title')}</h2>
      <p>{t('open', { amount: formatChf(data.open) })}</p>
      <PayChoice payment={data} handle={handle} ways={mayInvoice ? [...ONLINE, 'invoice'] : ONLINE} />
    </section>
  );
}

/** What is open can be paid at once, of a booking that has an invoice, too (docs/domain/payments.md#payment-page). */
export function PayNowPart(props: PayNowProps) {
  return isPayable(props.booking) ? <OpenAmount {...props} /> : null;
}
