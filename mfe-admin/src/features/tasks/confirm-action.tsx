import { useShell } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { BookingStepDialog } from '../../shared/booking-frame/booking-step-dialog.tsx';
import type { ActionProps } from './action.ts';
import { Waiting } from './waiting.tsx';

const bookings = resource('bookings');

/** Confirms a booking that was requested, by its own dialog. */
export function ConfirmAction({ subject, onClose }: ActionProps) {
  const { api } = useShell();
  const booking = useQuery(bookings.item(api, subject.id));
  if (!booking.data) return <Waiting title={subject.label} query={booking} onClose={onClose} />;
  return <BookingStepDialog booking={booking.data} step="confirmed" onClose={onClose} />;
}
