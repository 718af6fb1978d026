import { useSession, useTexts } from '@firn/shared-ui/remote';
import { Link, Navigate, useSearchParams } from 'react-router';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { payingTexts } from '../../i18n/de-CH/paying.ts';
import { Region } from '../../shared/region.tsx';
import { AwaitingPayment } from './awaiting-payment.tsx';
import { bookingDetailPath } from './booking-detail-path.ts';
import type { BookingOutcome } from './outcome.ts';
import { OutcomeGate } from './outcome-gate.tsx';
import { bookingPaths } from './paths.ts';
import { usePolledBooking } from './poll-booking.ts';
import styles from './result.module.css';
import { SavedLink } from './saved-link.tsx';
import { Steps } from './steps.tsx';

/** The address that a pay page leads back to has it. */
const FROM_PAY_PAGE = 'zahlung';

interface ProcessingProps {
  readonly outcome: BookingOutcome;
  readonly eventId: string;
}

function Processing({ outcome, eventId }: ProcessingProps) {
  const t = useTexts(bookingTexts);
  const { user } = useSession();
  const { progress, booking } = usePolledBooking(outcome);
  if (progress === 'decided') return <Navigate to={bookingPaths(eventId).confirmation} replace />;
  const isLate = progress === 'late';
  if (booking?.state === 'pending_payment' && booking.payBy !== null) {
    return (
      <Region>
        <Steps current="confirmation" />
        <AwaitingPayment booking={booking} outcome={outcome} isLate={isLate} />
        <SavedLink outcome={outcome} />
      </Region>
    );
  }
  return (
    <Region>
      <Steps current="confirmation" />
      <div className={styles.result} role="status">
        <h1 className={styles.title}>{t(isLate ? 'processing.lateTitle' : 'processing.title')}</h1>
        {!isLate && <div className={styles.bar} />}
        <p>{t(isLate ? 'processing.late' : 'processing.text')}</p>
        {isLate && <Link to={bookingDetailPath(outcome, user !== null)}>{t('processing.toBooking')}</Link>}
      </div>
    </Region>
  );
}

/** Back from a pay page in a tab that knows of no booking: the app of the bank has opened another one. */
function PaidElsewhere() {
  const t = useTexts(payingTexts);
  return (
    <Region>
      <div className={styles.result}>
        <h1 className={styles.title}>{t('elsewhere.title')}</h1>
        <p>{t('elsewhere.text')}</p>
      </div>
    </Region>
  );
}

/** `/event/:id/buchen/processing` */
export function Page() {
  const [search] = useSearchParams();
  const otherwise = search.has(FROM_PAY_PAGE) ? <PaidElsewhere /> : null;
  return (
    <OutcomeGate otherwise={otherwise}>
      {(outcome, id) => <Processing outcome={outcome} eventId={id} />}
    </OutcomeGate>
  );
}
