import type { BookingResponse } from '@firn/shared-contracts/api';
import { useSession, useTexts } from '@firn/shared-ui/remote';
import { lazy, Suspense } from 'react';
import { bookingDetailTexts } from '../../i18n/de-CH/booking-detail.ts';
import { LoadingPart, Part } from '../../shared/part.tsx';

const Pinboard = lazy(async () => {
  const { Pinboard } = await import(/* webpackChunkName: "pinboard" */ '@firn/shared-ui/pinboard');
  return { default: Pinboard };
});

/** The pinboard of the event, for who takes part with an account (docs/domain/bookings.md#pinboard). */
export function PinboardPart({ booking }: { readonly booking: BookingResponse }) {
  const t = useTexts(bookingDetailTexts);
  const { user } = useSession();
  const takesPart = booking.state === 'confirmed' || booking.state === 'completed';
  if (!takesPart || !user || booking.user !== user.iri) return null;
  return (
    <Part title={t('pinboard')}>
      <Suspense fallback={<LoadingPart />}>
        <Pinboard event={booking.event} />
      </Suspense>
    </Part>
  );
}
