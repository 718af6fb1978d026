import type { AlreadyBookedPerson } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
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
  const t = useTexts(bookingTexts);
  const tw = useTexts(bookingWaitTexts);
  return (
    <Notice tone="attention" title={t('failure.againTitle')}>
      {persons.map(({ propertyPath, fullName: name, isWaiting, bookingNumber: number }) => (
        <p key={propertyPath}>{t(isWaiting ? 'failure.waits' : 'failure.takesPart', { name, number })}</p>
      ))}
      <p>{t('failure.nothing')}</p>
      <Button variant="default" onClick={onAgain}>
        {waits ? tw('submitAgain') : t('failure.bookAgain')}
      </Button>
    </Notice>
  );
}
