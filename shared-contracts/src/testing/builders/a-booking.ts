import type { BookingResponse } from '../../api/bookings.ts';
import { anEvent } from './an-event.ts';
import { id } from './id.ts';

/** A confirmed booking of one person, paid by invoice. */
export function aBooking(overrides: Partial<BookingResponse> = {}): BookingResponse {
  const event = anEvent();
  return {
    '@id': `/api/bookings/${id(701)}`,
    '@type': 'Booking',
    id: id(701),
    bookingNumber: 'B-2026-00042',
    state: 'confirmed',
    paymentMethod: 'invoice',
    paymentStatus: 'open',
    event: {
      '@id': event['@id'],
      id: event.id,
      code: event.code,
      title: event.title,
      slug: event.slug,
      place: event.place,
      start: event.start,
      end: event.end,
      state: event.state,
    },
    user: null,
    booker: {
      salutation: 'Frau',
      firstName: 'Gina',
      lastName: 'Gast',
      fullName: 'Gina Gast',
      email: 'gast@firn.example',
      phone: '+41791234567',
      address: 'Bergweg 7',
      postalCode: '3818',
      city: 'Grindelwald',
      country: 'CH',
    },
    bookingPersons: [
      {
        '@id': `/api/booking_persons/${id(801)}`,
        '@type': 'BookingPerson',
        id: id(801),
        state: 'active',
        booker: true,
        salutation: 'Frau',
        firstName: 'Gina',
        lastName: 'Gast',
        email: 'gast@firn.example',
        birthday: '1990-05-17',
        phone: '+41791234567',
        sac: false,
        vegetarian: false,
        allergies: false,
        allergiesText: null,
        hardestTour: null,
        contactFirstName: 'Urs',
        contactLastName: 'Gast',
        contactPhone: '+41797654321',
      },
    ],
    personCount: 1,
    message: null,
    lines: [
      {
        person: 0,
        title: 'Anteil Tour',
        gross: 40000,
        discount: 0,
        total: 40000,
        vatCategory: 'Sal2.1, 8.1%',
        vatPercent: 8.1,
        vat: 2997,
      },
    ],
    vatTotals: [{ vatCategory: 'Sal2.1, 8.1%', vatPercent: 8.1, total: 40000, vat: 2997 }],
    total: 40000,
    createdAt: '2026-02-14T11:00:00.000Z',
    dueDate: '2026-03-16',
    accessToken: null,
    ...overrides,
  };
}
