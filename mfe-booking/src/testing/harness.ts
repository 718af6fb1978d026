import { aBooking, aCollection, aVoucher, type RemoteHarness } from '@firn/shared-contracts/testing';
import {
  aFamilyMember,
  anOwnNewsletter,
  anOwnUser,
  BOOKING_PATH,
  EVENT,
  ownDiet,
  ownSizes,
} from './answers.ts';
import { LENGTH, rentingApi, SHOE_SIZE } from './material.ts';
import { aWaitlistLink } from './waitlist.ts';

/** mfe-booking alone: `npm run dev -- mfe-booking --alone`. */
export const harness: RemoteHarness = {
  answers: {
    ...rentingApi,
    'GET /api/bookings': aCollection('/api/bookings', [aBooking()]),
    'GET /api/users/:id': anOwnUser(),
    'GET /api/waitlist_entries/:token': aWaitlistLink(),
    'GET /api/vouchers/:id': aVoucher({ entries: null }),
    'GET /api/me/newsletter': anOwnNewsletter(),
    'GET /api/me/sizes': ownSizes(),
    'GET /api/me/diet': ownDiet(),
    'GET /api/renting_material_properties': aCollection('/api/renting_material_properties', [
      SHOE_SIZE,
      LENGTH,
    ]),
    'GET /api/family_members': aCollection('/api/family_members', [aFamilyMember()]),
  },
  persona: 'anonymous',
  path: BOOKING_PATH,
  params: { id: EVENT.id },
};
