import { BookingFrame } from '../../shared/booking-frame/booking-frame.tsx';
import { Attempts } from './attempts.tsx';
import { Balance } from './balance.tsx';
import styles from './booking-payments.module.css';
import { Documents } from './documents.tsx';
import { Dunning } from './dunning.tsx';
import { Ledger } from './ledger.tsx';
import { RecordPayment } from './record-payment.tsx';

/** The money of a booking: what it owes, its invoices, what came in for it, and what the office does with both. */
export function Page() {
  return (
    <BookingFrame>
      {(booking) => (
        <div className={styles.page}>
          <Balance booking={booking} />
          <Documents booking={booking} />
          <Ledger booking={booking} />
          <Attempts booking={booking} />
          <RecordPayment booking={booking} />
          <Dunning booking={booking} />
        </div>
      )}
    </BookingFrame>
  );
}
