import { idOf } from './id-of.ts';

/** The admin page of an event: an occurrence of its offer (docs/domain/screens.md#admin-routes). */
export function occurrencePath(event: { readonly id: string; readonly offer: string }): string {
  return `/admin/offer/${idOf(event.offer)}/occurrences/${event.id}`;
}
