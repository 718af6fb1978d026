import type { Availability } from '@firn/shared-contracts/domain';
import { availabilityLabel } from '../labels/index.ts';
import styles from './availability-label.module.css';

const TONES: Readonly<Record<Availability, string>> = {
  bookable: 'good',
  few: 'few',
  waitlist: 'closed',
  full: 'closed',
  deadline_passed: 'closed',
  cancelled: 'bad',
  past: 'closed',
};

interface AvailabilityLabelProps {
  readonly availability: Availability;
  readonly freePlaces: number;
}

/** How many seats an event has, in words and in a colour that does not say it alone. */
export function AvailabilityLabel({ availability, freePlaces }: AvailabilityLabelProps) {
  return (
    <p className={`${styles.label} ${styles[TONES[availability]]}`}>
      {availabilityLabel(availability, freePlaces)}
    </p>
  );
}
