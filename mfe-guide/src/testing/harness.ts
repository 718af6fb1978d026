import { aCollection, aParticipant, type RemoteHarness } from '@firn/shared-contracts/testing';
import { EVENT_ID, ownEvent } from './fixtures.ts';

/** mfe-guide alone: `npm run dev -- mfe-guide --alone`. */
export const harness: RemoteHarness = {
  answers: {
    'GET /api/events': aCollection('/api/events', [ownEvent]),
    'GET /api/events/:id': ownEvent,
    'GET /api/booking_persons': aCollection('/api/booking_persons', [aParticipant()]),
  },
  persona: 'guide',
  path: '/guide/events',
  params: { id: EVENT_ID },
};
