import {
  aCollection,
  aLevel,
  aMaterialOrder,
  anActivity,
  anOffer,
  aParticipant,
  aVatRate,
  type RemoteHarness,
} from '@firn/shared-contracts/testing';
import {
  aMessage,
  anAssignment,
  anAvailability,
  aPicture,
  aSummary,
  EVENT_ID,
  ownEvent,
} from './fixtures.ts';

/** mfe-guide alone: `npm run dev -- mfe-guide --alone`. */
export const harness: RemoteHarness = {
  answers: {
    'GET /api/events': aCollection('/api/events', [ownEvent]),
    'POST /api/events': ownEvent,
    'GET /api/events/:id': ownEvent,
    'PATCH /api/events/:id': ownEvent,
    'POST /api/events/:id/transition': ownEvent,
    'GET /api/events/:id/messages': aCollection(`${ownEvent['@id']}/messages`, [aMessage]),
    'POST /api/events/:id/messages': aMessage,
    'GET /api/text_messages': aCollection('/api/text_messages', []),
    'GET /api/events/:id/pictures': aCollection(`${ownEvent['@id']}/pictures`, [aPicture()]),
    'PATCH /api/booking_persons/:id': aParticipant({ state: 'attended' }),
    'GET /api/event_accommodations': aCollection('/api/event_accommodations', []),
    'GET /api/booking_persons': aCollection('/api/booking_persons', [aParticipant()]),
    'GET /api/renting_material_orders': aCollection('/api/renting_material_orders', [
      aMaterialOrder({ person: aParticipant() }),
    ]),
    'GET /api/feedbacks/summary': aSummary(),
    'GET /api/offers': aCollection('/api/offers', [anOffer()]),
    'GET /api/offers/:id': anOffer(),
    'GET /api/levels': aCollection('/api/levels', [aLevel()]),
    'GET /api/activities': aCollection('/api/activities', [anActivity()]),
    'GET /api/vat_rates': aCollection('/api/vat_rates', [aVatRate()]),
    'GET /api/guide_assignments': aCollection('/api/guide_assignments', [anAssignment()]),
    'POST /api/guide_assignments/:id/transition': anAssignment({ state: 'accepted' }),
    'GET /api/guide_availabilities/:id': anAvailability(),
    'PATCH /api/guide_availabilities/:id': anAvailability(),
    'POST /api/guide_availabilities/:id/feed': {
      '@id': `${anAvailability()['@id']}/feed`,
      '@type': 'GuideFeed',
      url: 'https://firn.example/api/guide-feeds/geheim.ics',
    },
  },
  persona: 'guide',
  path: '/guide/events',
  params: { id: EVENT_ID },
};
