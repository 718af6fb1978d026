import type { BookingResponse, PriceLine } from '@firn/shared-contracts/api';
import { aBooking } from '@firn/shared-contracts/testing';

const GINA_LINE = aBooking().lines[0] as PriceLine;
const [gina] = aBooking().bookingPersons;

type Person = BookingResponse['bookingPersons'][number];

/** Urs, who came along with Gina. */
export const aCompanion = (overrides: Partial<Person> = {}): Person => ({
  ...(gina as Person),
  '@id': '/api/booking_persons/018f0000-0000-7000-8000-000000000802',
  id: '018f0000-0000-7000-8000-000000000802',
  booker: false,
  salutation: 'Herr',
  firstName: 'Urs',
  lastName: 'Meier',
  email: 'urs@firn.example',
  birthday: '1985-03-04',
  ...overrides,
});

/** Gina and Urs, CHF 400 each. */
export function aBookingOfTwo(overrides: Partial<BookingResponse> = {}): BookingResponse {
  return aBooking({
    bookingPersons: [gina as Person, aCompanion()],
    personCount: 2,
    lines: [GINA_LINE, { ...GINA_LINE, person: 1 }],
    total: 80000,
    ...overrides,
  });
}

export const takenBack = (person: number, change: number): PriceLine => ({
  ...GINA_LINE,
  kind: 'credit',
  change,
  person,
  gross: -40000,
  total: -40000,
  vat: -2997,
});

export const aFee = (person: number, change: number, total = 8000): PriceLine => ({
  kind: 'fee',
  origin: 'fee',
  change,
  person,
  title: 'Annullationskosten',
  gross: total,
  discount: 0,
  total,
  vatCategory: '',
  vatPercent: 0,
  vat: 0,
  accommodationCost: false,
});

/** Gina has cancelled for CHF 80. */
export function aCancelledBooking(overrides: Partial<BookingResponse> = {}): BookingResponse {
  return aBooking({
    state: 'cancelled',
    lines: [GINA_LINE, takenBack(0, 1), aFee(0, 1)],
    vatTotals: [],
    total: 8000,
    personCount: 0,
    changesUntil: null,
    rebookableUntil: null,
    cancellableUntil: null,
    version: 2,
    ...overrides,
  });
}
