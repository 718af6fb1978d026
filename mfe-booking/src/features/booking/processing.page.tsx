import { useSession, useTexts } from '@firn/shared-ui/remote';
import { Link, Navigate } from 'react-router';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { Region } from '../../shared/region.tsx';
import { bookingDetailPath } from './booking-detail-path.ts';
import type { BookingOutcome } from './outcome.ts';
import { OutcomeGate } from './outcome-gate.tsx';
import { bookingPaths } from './paths.ts';
import { usePolledBooking } from './poll-booking.ts';
import styles from './result.module.css';
import { Steps } from './steps.tsx';

interface ProcessingProps {
  readonly outcome: BookingOutcome;
  readonly eventId: string;
}

function Processing({ outcome, eventId }: ProcessingProps) {
  const t = useTexts(bookingTexts);
  const { user } = useSession();
  const progress = usePolledBooking(outcome);
  if (progress === 'decided') return <Navigate to={bookingPaths(eventId).confirmation} replace />;
  const isLate = progress === 'late';
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

/** `/event/:id/buchen/processing` */
export function Page() {
  return <OutcomeGate>{(outcome, id) => <Processing outcome={outcome} eventId={id} />}</OutcomeGate>;
}
