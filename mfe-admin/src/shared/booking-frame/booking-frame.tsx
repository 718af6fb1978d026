import type { BookingResponse } from '@firn/shared-contracts/api';
import { BOOKING_STATE_LABELS } from '@firn/shared-ui/labels';
import { usePageParams, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { ResourcePage } from '@firn/shared-ui/resource-page';
import type { ReactNode } from 'react';
import { bookingFrameTexts } from '../../i18n/de-CH/booking-frame.ts';
import { StateMark } from '../state-mark.tsx';
import { BOOKING_STATE_TONES } from '../state-tones.ts';
import { BookingActions } from './booking-actions.tsx';
import { BookingHead } from './booking-head.tsx';
import { BOOKING_SECTIONS, type BookingSection, bookingSectionPath } from './booking-sections.ts';

const bookings = resource('bookings');

/** Name, number, state, actions and tabs of a booking, the same on each of its pages. */
export function BookingFrame({ children }: { children(booking: BookingResponse): ReactNode }) {
  const t = useTexts(bookingFrameTexts);
  const { id = '' } = usePageParams();
  const [first, ...others] = BOOKING_SECTIONS;
  const tab = (section: BookingSection) => ({
    path: bookingSectionPath(id, section),
    text: t(`sections.${section}`),
  });
  return (
    <ResourcePage
      resource={bookings}
      id={id}
      title={t('title')}
      nameOf={({ booker }) => booker.fullName}
      codeOf={({ bookingNumber }) => bookingNumber}
      statusOf={({ state }) => (
        <StateMark tone={BOOKING_STATE_TONES[state]}>{BOOKING_STATE_LABELS[state]}</StateMark>
      )}
      actions={(booking) => <BookingActions booking={booking} />}
      tabs={[tab(first), ...others.map(tab)]}
    >
      {(booking) => (
        <>
          <BookingHead booking={booking} />
          {children(booking)}
        </>
      )}
    </ResourcePage>
  );
}
