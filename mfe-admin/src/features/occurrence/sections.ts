/** Pages of an occurrence beside its overview; each has its own address. */
export const SECTIONS = [
  'participants',
  'bookings',
  'accommodation',
  'renting-material',
  'finance',
  'images',
  'pois',
  'pinboard',
  'remembered',
] as const;

export type Section = (typeof SECTIONS)[number];

/** The section an address shows; null for the overview. */
export function sectionOf(pathname: string): Section | null {
  return SECTIONS.find((section) => pathname.endsWith(`/${section}`)) ?? null;
}
