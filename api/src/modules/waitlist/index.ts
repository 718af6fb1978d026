export { findToldOffers } from './due-offers.read-model.ts';
export { offerExpired } from './end-waiting.ts';
export { offerDueSeats } from './offer-due-seats.ts';
export { offerSeats } from './offer-seats.ts';
export { WAITLIST_MAIL_TEXTS } from './waitlist.mail-samples.ts';
export { waitlistModule } from './waitlist.routes.ts';
