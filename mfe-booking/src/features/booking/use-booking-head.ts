import type { EventResponse } from '@firn/shared-contracts/api';
import { useHead, useTexts } from '@firn/shared-ui/remote';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';

/** Every step is titled after the event; nothing is set while the event is unknown. */
export function useBookingHead(event: EventResponse | undefined): void {
  const t = useTexts(bookingTexts);
  useHead(event ? { title: t('headTitle', { title: event.title }), robots: 'noindex' } : null);
}
