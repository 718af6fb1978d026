import type { EventAccommodationResponse } from '../../api/event-accommodations.ts';
import { anAccommodation } from './an-accommodation.ts';
import { anEvent } from './an-event.ts';
import { id } from './id.ts';

/** Beds for seven in the hut of `anAccommodation`, asked for and confirmed. */
export function anEventAccommodation(
  overrides: Partial<EventAccommodationResponse> = {},
): EventAccommodationResponse {
  const event = anEvent();
  const needed = { persons: 7, guests: 6, guestsWithSac: 2, guides: 1, vegetarian: 1, allergies: 1 };
  return {
    '@id': `/api/event_accommodations/${id(851)}`,
    '@type': 'EventAccommodation',
    id: id(851),
    version: 3,
    event: event['@id'],
    eventCode: event.code,
    eventTitle: event.title,
    offer: event.offer,
    accommodation: anAccommodation(),
    state: 'confirmed',
    arrival: '2026-07-11',
    departure: '2026-07-12',
    numberOfBookedRooms: 0,
    numberOfBeds: null,
    halfBoard: true,
    note: '',
    needed,
    allergies: ['Nüsse'],
    asked: {
      ...needed,
      arrival: '2026-07-11',
      departure: '2026-07-12',
      rooms: 0,
      halfBoard: true,
      allergiesDigest: '',
    },
    differences: [],
    askedAt: '2026-05-20T08:00:00.000Z',
    confirmedAt: '2026-05-21T08:00:00.000Z',
    releaseUntil: '2026-07-09T16:00:00.000Z',
    ...overrides,
  };
}
