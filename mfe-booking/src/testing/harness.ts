import { aBooking, aCollection, aVoucher, type RemoteHarness } from '@firn/shared-contracts/testing';
import { aFamilyMember, anOwnNewsletter, anOwnUser, BOOKING_PATH, bookableApi, EVENT } from './answers.ts';
import { aWaitlistLink } from './waitlist.ts';

/** mfe-booking alone: `npm run dev -- mfe-booking --alone`. */
export const harness: RemoteHarness = {
  answers: {
    ...bookableApi,
    'GET /api/bookings': aCollection('/api/bookings', [aBooking()]),
    'GET /api/users/:id': anOwnUser(),
    'GET /api/waitlist_entries/:token': aWaitlistLink(),
    'GET /api/vouchers/:id': aVoucher({ entries: null }),
    'GET /api/me/newsletter': anOwnNewsletter(),
    'GET /api/family_members': aCollection('/api/family_members', [aFamilyMember()]),
  },
  persona: 'anonymous',
  path: BOOKING_PATH,
  params: { id: EVENT.id },
};
