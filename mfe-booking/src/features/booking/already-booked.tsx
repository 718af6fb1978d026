import type { AlreadyBookedPerson } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { bookingFailureTexts } from '../../i18n/de-CH/booking-failure.ts';
import { bookingWaitTexts } from '../../i18n/de-CH/booking-wait.ts';
import { Notice } from '../../shared/notice.tsx';

interface AlreadyBookedProps {
  readonly persons: readonly AlreadyBookedPerson[];
  /** For the waiting list. */
  readonly waits: boolean;
  readonly onAgain: () => void;
}

/** Asks whether somebody is to be booked once more (docs/domain/bookings.md#the-same-person-again). */
export function AlreadyBooked({ persons, waits, onAgain }: AlreadyBookedProps) {
  const t = useTexts(bookingFailureTexts);
  const tw = useTexts(bookingWaitTexts);
  return (
    <Notice tone="attention" title={t('againTitle')}>
      {persons.map(({ propertyPath, fullName: name, isWaiting, bookingNumber: number }) => (
        <p key={propertyPath}>{t(isWaiting ? 'waits' : 'takesPart', { name, number })}</p>
      ))}
      <p>{t('nothing')}</p>
      <Button variant="default" onClick={onAgain}>
        {waits ? tw('submitAgain') : t('bookAgain')}
      </Button>
    </Notice>
  );
}
