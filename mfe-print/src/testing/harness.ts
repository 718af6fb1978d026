import {
  aCollection,
  aCompany,
  aGuideSummary,
  aMaterialOrder,
  aParticipant,
  aRentingMaterial,
  type RemoteHarness,
} from '@firn/shared-contracts/testing';
import { ownEvent } from './fixtures.ts';

/** mfe-print alone: `npm run dev -- mfe-print --alone`. */
export const harness: RemoteHarness = {
  answers: {
    'GET /api/company': aCompany(),
    'GET /api/events': aCollection('/api/events', [ownEvent]),
    'GET /api/events/:id': ownEvent,
    'GET /api/event_accommodations': aCollection('/api/event_accommodations', []),
    'GET /api/booking_persons': aCollection('/api/booking_persons', [aParticipant()]),
    'GET /api/renting_materials/:id': aRentingMaterial(),
    'GET /api/renting_material_orders': aCollection('/api/renting_material_orders', [aMaterialOrder()]),
    'GET /api/users': aCollection('/api/users', [aGuideSummary]),
  },
  persona: 'guide',
  path: '/print/events',
};
