import type { BookingResponse } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { PageSkeleton } from '@firn/shared-ui/resource-page';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { FocusFirst } from '../../shared/focus-first.tsx';
import styles from './booking.module.css';

const BookingForm = lazy(async () => {
  const { BookingForm } = await import(/* webpackChunkName: "booking-desk" */ './booking-form.tsx');
  return { default: BookingForm };
});

/** A button that the form stands in for while it is open. */
export function EditBooking({ booking }: { readonly booking: BookingResponse }) {
  const t = useTexts(bookingTexts);
  const [state, setState] = useState<'shown' | 'edited' | 'done'>('shown');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (state === 'done') button.current?.focus();
  }, [state]);
  if (state === 'edited') {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <FocusFirst>
          <BookingForm booking={booking} onDone={() => setState('done')} />
        </FocusFirst>
      </Suspense>
    );
  }
  return (
    <Button ref={button} variant="default" className={styles.edit} onClick={() => setState('edited')}>
      {t('edit.open')}
    </Button>
  );
}
