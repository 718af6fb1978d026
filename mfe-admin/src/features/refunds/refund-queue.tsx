import type { Collection, RefundableBooking, RefundResponse } from '@firn/shared-contracts/api';
import { formatChf, formatLocalDate } from '@firn/shared-ui/format';
import { PAYMENT_WAY_LABELS } from '@firn/shared-ui/labels';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { Link } from 'react-router';
import { refundsTexts } from '../../i18n/de-CH/refunds.ts';
import { bookingPath } from '../../shared/booking-paths.ts';
import { PayDialog } from '../../shared/refunds/pay-dialog.tsx';
import { useRefundWrite } from '../../shared/refunds/use-refund-write.ts';
import { FailDialog } from './fail-dialog.tsx';
import { RefundLine } from './refund-line.tsx';
import styles from './refunds.module.css';
import { RetryDialog } from './retry-dialog.tsx';

type Asked =
  | { readonly what: 'pay'; readonly booking: RefundableBooking }
  | { readonly what: 'fail' | 'retry'; readonly refund: RefundResponse };

/** Which transfers go into the next file: all but those. */
export interface LeftOut {
  readonly ids: ReadonlySet<string>;
  readonly set: (id: string, isLeftOut: boolean) => void;
}

interface BookingItemProps {
  readonly booking: RefundableBooking;
  readonly leftOut: LeftOut;
  readonly onAsk: (asked: Asked) => void;
}

function BookingHead({ booking, onAsk }: Pick<BookingItemProps, 'booking' | 'onAsk'>) {
  const t = useTexts(refundsTexts);
  const { booking: about, event, start, left, ways } = booking;
  const number = about.bookingNumber;
  const wayNames = ways.map((way) => PAYMENT_WAY_LABELS[way]).join(', ');
  return (
    <div className={styles.entry}>
      <div className={styles.about}>
        <h3>
          <Link to={bookingPath(about)}>{number}</Link> {about.name}
        </h3>
        <p className={styles.hint}>
          {event}, {formatLocalDate(start)}
        </p>
        <p>
          {left > 0 ? <strong>{t('queue.left', { amount: formatChf(left) })}</strong> : t('queue.started')}{' '}
          {wayNames && <span className={styles.hint}>{t('queue.paidBy', { ways: wayNames })}</span>}
        </p>
      </div>
      {left > 0 && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('queue.payOf', { number })}
          onClick={() => onAsk({ what: 'pay', booking })}
        >
          {t('queue.pay')}
        </Button>
      )}
    </div>
  );
}

function BookingItem({ booking, leftOut, onAsk }: BookingItemProps) {
  const t = useTexts(refundsTexts);
  const retry = useRefundWrite({ doneText: t('refund.retried'), onDone: () => {} });
  const open = booking.refunds.filter(({ state }) => state !== 'done');
  const tryAgain = (refund: RefundResponse) =>
    refund.way === 'bank'
      ? onAsk({ what: 'retry', refund })
      : retry.mutate({ path: `${refund['@id']}/retry`, body: {} });
  return (
    <li className={styles.item}>
      <BookingHead booking={booking} onAsk={onAsk} />
      {open.length > 0 && (
        <ul className={styles.refunds}>
          {open.map((refund) => (
            <RefundLine
              key={refund.id}
              refund={refund}
              number={booking.booking.bookingNumber}
              isInFile={!leftOut.ids.has(refund.id)}
              onInFile={(isInFile) => leftOut.set(refund.id, !isInFile)}
              onFail={() => onAsk({ what: 'fail', refund })}
              onRetry={() => tryAgain(refund)}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

interface RefundQueueProps {
  readonly queue: Collection<RefundableBooking>;
  readonly leftOut: LeftOut;
}

/** Bookings of which something is to be paid back, or on its way. */
export function RefundQueue({ queue, leftOut }: RefundQueueProps) {
  const t = useTexts(refundsTexts);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const shown = queue['hydra:member'];
  return (
    <section aria-label={t('queue.title')} className={styles.part}>
      <h2 className={styles.heading}>{t('queue.title')}</h2>
      <p className={styles.hint}>{shown.length > 0 ? t('queue.hint') : t('queue.none')}</p>
      <ul className={styles.entries}>
        {shown.map((booking) => (
          <BookingItem key={booking.id} booking={booking} leftOut={leftOut} onAsk={setAsked} />
        ))}
      </ul>
      {queue.totalItems > shown.length && (
        <p className={styles.hint}>{t('queue.more', { shown: shown.length, total: queue.totalItems })}</p>
      )}
      {asked?.what === 'pay' && <PayDialog booking={asked.booking} onClose={close} />}
      {asked?.what === 'fail' && <FailDialog refund={asked.refund} onClose={close} />}
      {asked?.what === 'retry' && <RetryDialog refund={asked.refund} onClose={close} />}
    </section>
  );
}
