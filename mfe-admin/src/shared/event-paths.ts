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
