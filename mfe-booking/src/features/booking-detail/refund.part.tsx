import type { BookingResponse, RefundResponse } from '@firn/shared-contracts/api';
import type { PaymentStatus } from '@firn/shared-contracts/domain';
import { formatChf } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refundTexts } from '../../i18n/de-CH/refund.ts';
import { FailedPart, LoadingPart, Part } from '../../shared/part.tsx';
import type { BookingLink } from './booking-link.ts';
import { RefundForm } from './refund.form.tsx';
import styles from './refund.module.css';
import { refundQuery } from './refund.queries.ts';

/** In these something goes back, or went. */
const WITH_REFUND: readonly PaymentStatus[] = ['refund_due', 'overpaid', 'refunded'];

function RefundItem({ refund }: { readonly refund: RefundResponse }) {
  const t = useTexts(refundTexts);
  const { way, state, iban } = refund;
  const amount = formatChf(refund.amount);
  const what =
    way === 'bank' ? t('ways.bank', { amount, end: iban?.slice(-4) ?? '' }) : t(`ways.${way}`, { amount });
  return (
    <li>
      {what}: {t(`states.${state}`)}
    </li>
  );
}

interface RefundPartProps {
  readonly booking: BookingResponse;
  readonly link: BookingLink;
}

function Refunds({ booking, link, onAsked }: RefundPartProps & { readonly onAsked: () => void }) {
  const t = useTexts(refundTexts);
  const { api } = useShell();
  const { data, isError, refetch } = useQuery(refundQuery(api, link));
  if (!data) return isError ? <FailedPart onRetry={() => void refetch()} /> : <LoadingPart />;
  return (
    <>
      {data.left > 0 && (
        <>
          <RefundForm choice={data} link={link} name={booking.booker.fullName} onAsked={onAsked} />
          {booking.rebookableUntil && booking.state === 'annulled' && <p>{t('otherDate')}</p>}
        </>
      )}
      {data.refunds.length > 0 && (
        <ul className={styles.refunds} aria-label={t('refunds')}>
          {data.refunds.map((refund) => (
            <RefundItem key={refund.id} refund={refund} />
          ))}
        </ul>
      )}
    </>
  );
}

/** The money that comes back to the guest: how they want it, and what became of it. Nothing where nothing goes back. */
export function RefundPart({ booking, link }: RefundPartProps) {
  const t = useTexts(refundTexts);
  const { api } = useShell();
  const [isAsked, setAsked] = useState(false);
  const isCertain = isAsked || WITH_REFUND.includes(booking.paymentStatus);
  // The fee of a cancelled booking is paid, and the rest may have gone back.
  const isPossible = isCertain || (booking.state === 'cancelled' && booking.paid > 0);
  const { data } = useQuery({ ...refundQuery(api, link), enabled: isPossible });
  if (!isCertain && !data?.refunds.length) return null;
  return (
    <Part title={t('title')} done={isAsked ? t('done') : ''}>
      <Refunds booking={booking} link={link} onAsked={() => setAsked(true)} />
    </Part>
  );
}
