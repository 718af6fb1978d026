import type { EventResponse } from '@firn/shared-contracts/api';
import { useHead, useTexts } from '@firn/shared-ui/remote';

/** Every step is called after the event; nothing is said while the event is not known. */
export function useBookingHead(event: EventResponse | undefined): void {
  const t = useTexts('booking');
  useHead(event ? { title: t('headTitle', { title: event.title }), robots: 'noindex' } : null);
}
