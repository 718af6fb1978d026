export { offerExpired } from './end-waiting.ts';
export { offerDueSeats } from './offer-due-seats.ts';
export { offerSeats } from './offer-seats.ts';
export { waitlistModule } from './waitlist.routes.ts';
