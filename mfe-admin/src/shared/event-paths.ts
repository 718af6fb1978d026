import { idOf } from './id-of.ts';

/** The admin page of an event: an occurrence of its offer (docs/domain/screens.md#admin-routes). */
export function occurrencePath(event: { readonly id: string; readonly offer: string }): string {
  return `/admin/offer/${idOf(event.offer)}/occurrences/${event.id}`;
}

/** Where the office reads what the guide of an event handed in. */
export const reportPath = (event: { readonly id: string; readonly offer: string }): string =>
  `${occurrencePath(event)}/report`;

/** Where an event sleeps. */
export const sleepingPath = (event: { readonly id: string; readonly offer: string }): string =>
  `${occurrencePath(event)}/accommodation`;

/** What people rent for an event. */
export const eventMaterialPath = (event: { readonly id: string; readonly offer: string }): string =>
  `${occurrencePath(event)}/renting-material`;

/** Where an event of an offer is made. */
export const newOccurrencePath = (offer: { readonly id: string }): string =>
  `/admin/offer/${offer.id}/occurrences/neu`;

/** In the address of new events: the event that they are copies of, and how many days after it. */
export const COPIED = 'wie';
export const DAYS_LATER = 'tage';

/** Where an event is copied to days that are asked for; `later` proposes one. */
export function copyPath(
  event: { readonly id: string; readonly offer: string },
  later: number | null,
): string {
  const page = newOccurrencePath({ id: idOf(event.offer) });
  return `${page}?${COPIED}=${event.id}${later === null ? '' : `&${DAYS_LATER}=${later}`}`;
}

/** Pages of an event beside its own; each has its own address. */
export const EVENT_PAGES = [
  'participants',
  'bookings',
  'accommodation',
  'renting-material',
  'finance',
  'images',
  'pois',
  'pinboard',
  'remembered',
  'notes',
  'report',
  'history',
] as const;
