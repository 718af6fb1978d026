import { bookingPath } from '../../shared/booking-paths.ts';

/** Parts of a booking; each has its own address. */
const SECTIONS = ['overview', 'people', 'invoices', 'renting-material'] as const;
export type Section = (typeof SECTIONS)[number];

export function sectionPath(id: string, section: Section): string {
  return section === 'overview' ? bookingPath({ id }) : `${bookingPath({ id })}/${section}`;
}

export function sectionOf(pathname: string): Section {
  return SECTIONS.find((section) => pathname.endsWith(`/${section}`)) ?? 'overview';
}
