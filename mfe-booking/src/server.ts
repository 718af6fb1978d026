import { createRegionRenderer } from '@firn/shared-ui/server';
import manifest from '../remote.json' with { type: 'json' };
import { EventBooking } from './extensions/event-booking/event-booking.tsx';
import { OfferBooking } from './extensions/offer-booking/offer-booking.tsx';

export { renderRegion } from './app/render-region.ts';
export const version = FIRN_RELEASE_VERSION;

/** The server draws the extensions; of the pages it says only whether they are there. */
export const { renderExtension } = createRegionRenderer(
  { name: manifest.name, version, pages: [], loaders: {} },
  { 'event-booking': { Component: EventBooking }, 'offer-booking': { Component: OfferBooking } },
);
