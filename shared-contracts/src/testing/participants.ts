import type { ParticipantResponse } from '../api/events.ts';
import { anEvent } from './builders/an-event.ts';

/** The guide of the personas, as the API names guides inside an event. */
export const GUIDE_IRI = '/api/users/018f0000-0000-7000-8000-000000000001';

export const aGuideSummary = {
  '@id': GUIDE_IRI,
  id: GUIDE_IRI.slice('/api/users/'.length),
  fullName: 'Beat Berger',
  slug: 'beat-berger',
  presentedOnWebsite: true,
};

/** What the guide of an event reads of somebody who takes part. */
export function aParticipant(overrides: Partial<ParticipantResponse> = {}): ParticipantResponse {
  return {
    '@id': '/api/booking_persons/018f0000-0000-7000-8000-000000000801',
    '@type': 'BookingPerson',
    id: '018f0000-0000-7000-8000-000000000801',
    version: 1,
    event: anEvent()['@id'],
    booking: '/api/bookings/018f0000-0000-7000-8000-000000000701',
    bookingId: '018f0000-0000-7000-8000-000000000701',
    bookingNumber: 'B-2026-00042',
    bookingState: 'confirmed',
    state: 'active',
    booker: true,
    salutation: 'Frau',
    firstName: 'Gina',
    lastName: 'Gast',
    fullName: 'Gina Gast',
    email: 'gast@firn.example',
    age: 36,
    phone: '+41 79 123 45 67',
    contactFirstName: 'Urs',
    contactLastName: 'Gast',
    contactPhone: '+41 79 765 43 21',
    sac: true,
    vegetarian: true,
    allergies: true,
    allergiesText: 'Nüsse, Notfallset im Rucksack',
    hardestTour: 'Balmhorn',
    ...overrides,
  };
}
