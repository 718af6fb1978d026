import { bookingPath } from '../booking-paths.ts';

/** Pages of a booking; each has its own address. */
export const BOOKING_SECTIONS = [
  'overview',
  'people',
  'history',
  'mails',
  'notes',
  'invoices',
  'renting-material',
] as const;
export type BookingSection = (typeof BOOKING_SECTIONS)[number];

export function bookingSectionPath(id: string, section: BookingSection): string {
  return section === 'overview' ? bookingPath({ id }) : `${bookingPath({ id })}/${section}`;
}
