import {
  type ApiTokenResponse,
  type CalendarAddressResponse,
  type CatalogueFinding,
  type HistoryEntryResponse,
  HOURLY_RETENTION_KINDS,
  type PrivateRequestResponse,
  RETENTION_KINDS,
  type RetentionKind,
  type RetentionResponse,
  type SeatOptionResponse,
  type SuspiciousBookingsResponse,
  type UserGroupsResponse,
  type UserResponse,
} from '@firn/shared-contracts/api';
import { aBooking, anEvent, anOffer } from '@firn/shared-contracts/testing';

export const EVENT_ID = anEvent().id;
export const OFFER_ID = anOffer().id;
export const BOOKING_ID = aBooking().id;
export const USER_ID = '018f0000-0000-7000-8000-000000000901';

export function aUser(overrides: Partial<UserResponse> = {}): UserResponse {
  return {
    '@id': `/api/users/${USER_ID}`,
    '@type': 'User',
    id: USER_ID,
    version: 1,
    salutation: null,
    firstName: 'Gina',
    lastName: 'Gast',
    fullName: 'Gina Gast',
    slug: 'gina-gast',
    email: 'gast@firn.example',
    birthday: null,
    address: null,
    postalCode: null,
    state: null,
    country: 'CH',
    contactFirstName: null,
    contactLastName: null,
    contactPhone: null,
    sac: false,
    sacNumber: null,
    userState: 'active',
    createdAt: '2025-01-15T08:00:00.000Z',
    lastSeenAt: null,
    city: 'Grindelwald',
    code: '1042',
    customerId: 'K-77',
    phone: '+41 79 123 45 67',
    roles: [],
    groups: [],
    guideLevel: null,
    spontaneousTourPermission: false,
    tourCreatePermission: false,
    presentedOnWebsite: false,
    currentlyGuiding: false,
    portraitText: null,
    portraitImage: null,
    newsletter: null,
    hasAccount: true,
    ...overrides,
  };
}

export const aUserChange: HistoryEntryResponse = {
  '@id': '/api/history/018f0000-0000-7000-8000-000000000921',
  '@type': 'HistoryEntry',
  id: '018f0000-0000-7000-8000-000000000921',
  at: '2026-02-10T09:30:00.000Z',
  action: 'user.update',
  actor: 'Anna Admin',
  impersonator: null,
  label: 'Person',
  changes: { city: { from: '…', to: '…' } },
};

export const NETWORK_ID = '018f0000-0000-7000-8000-000000000911';

export function aSuspiciousNetwork(
  overrides: Partial<SuspiciousBookingsResponse> = {},
): SuspiciousBookingsResponse {
  return {
    '@id': `/api/suspicious_bookings/${NETWORK_ID}`,
    '@type': 'SuspiciousBookings',
    id: NETWORK_ID,
    network: '203.0.113.7',
    bookings: 93,
    seats: 412,
    events: 91,
    ongoingBookings: 93,
    takenSeats: 412,
    firstAt: '2026-02-14T10:58:00.000Z',
    lastAt: '2026-02-14T11:00:00.000Z',
    examples: [{ name: 'Gina Gast', email: 'gast@firn.example' }],
    ...overrides,
  };
}

export const aCatalogueFinding = (overrides: Partial<CatalogueFinding> = {}): CatalogueFinding => ({
  kind: 'fitness',
  offer: `/api/offers/${OFFER_ID}`,
  event: null,
  code: 'A-206',
  title: 'Frauen-Skitourentage',
  message: 'Kondition B reicht bis 800 Höhenmeter; die Tour hat 850.',
  ...overrides,
});

export const aGuideSummary = {
  '@id': '/api/users/018f0000-0000-7000-8000-000000000902',
  id: '018f0000-0000-7000-8000-000000000902',
  fullName: 'Beat Berger',
  slug: 'beat-berger',
  presentedOnWebsite: true,
};

export const someGroups = (...names: readonly string[]): UserGroupsResponse => ({
  '@id': '/api/user-groups',
  '@type': 'UserGroups',
  groups: names.map((name) => ({ name, people: 2 })),
});

/** Nothing is over its term, unless told otherwise. */
export const aRetention = (due: Partial<Record<RetentionKind, number>> = {}): RetentionResponse => ({
  '@id': '/api/retention',
  '@type': 'Retention',
  runs: false,
  kinds: RETENTION_KINDS.map((kind) => ({
    kind,
    due: due[kind] ?? 0,
    oldest: due[kind] ? '2021-05-01T10:00:00.000Z' : null,
  })),
  hourly: HOURLY_RETENTION_KINDS.map((kind) => ({ kind, due: kind === 'health_data' ? 3 : 0 })),
});

export const anApiToken = (overrides: Partial<ApiTokenResponse> = {}): ApiTokenResponse => ({
  '@id': `/api/api_tokens/${overrides.id ?? '018f0000-0000-7000-8000-000000000951'}`,
  '@type': 'ApiToken',
  id: '018f0000-0000-7000-8000-000000000951',
  title: 'App für die Hütten',
  scopes: ['catalogue', 'bookings.read'],
  partner: null,
  createdBy: 'Anna Admin',
  createdAt: '2026-02-14T08:00:00.000Z',
  expiresAt: '2026-05-15T08:00:00.000Z',
  usedAt: '2026-02-14T09:00:00.000Z',
  ...overrides,
});

export const aCalendarAddress = (
  overrides: Partial<CalendarAddressResponse> = {},
): CalendarAddressResponse => ({
  '@id': `/api/calendar_addresses/${overrides.id ?? '018f0000-0000-7000-8000-000000000941'}`,
  '@type': 'CalendarAddress',
  id: '018f0000-0000-7000-8000-000000000941',
  title: 'Handy von Anna',
  createdBy: 'Anna Admin',
  createdAt: '2026-02-14T08:00:00.000Z',
  usedAt: '2026-02-14T09:30:00.000Z',
  ...overrides,
});

export const PRIVATE_REQUEST_ID = '018f0000-0000-7000-8000-000000000931';

/** A wish for a private tour that the office has not answered. */
export function aPrivateRequest(overrides: Partial<PrivateRequestResponse> = {}): PrivateRequestResponse {
  const { '@id': iri, id, code, title, slug } = anOffer();
  return {
    '@id': `/api/private_requests/${PRIVATE_REQUEST_ID}`,
    '@type': 'PrivateRequest',
    id: PRIVATE_REQUEST_ID,
    version: 1,
    state: 'new',
    offer: { '@id': iri, id, code, title, slug },
    from: '2026-04-10',
    to: '2026-04-13',
    alternatives: null,
    persons: 2,
    experience: 'Zwei Skihochtouren',
    message: null,
    createdAt: '2026-02-14T08:00:00.000Z',
    firstName: 'Gina',
    lastName: 'Gast',
    fullName: 'Gina Gast',
    email: 'gast@firn.example',
    phone: '+41791234567',
    event: null,
    booking: null,
    validUntil: null,
    notes: '',
    ...overrides,
  };
}

export const SEAT_OPTION_ID = '018f0000-0000-7000-8000-000000000941';

/** Two seats that the office holds for a guest without an account. */
export function aSeatOption(overrides: Partial<SeatOptionResponse> = {}): SeatOptionResponse {
  const { '@id': iri, id, code, title, start, end } = anEvent();
  return {
    '@id': `/api/seat_options/${SEAT_OPTION_ID}`,
    '@type': 'SeatOption',
    id: SEAT_OPTION_ID,
    version: 1,
    number: 'O-2026-00042',
    state: 'open',
    seats: 2,
    firstName: 'Nina',
    lastName: 'Käser',
    fullName: 'Nina Käser',
    phone: '+41791234567',
    email: null,
    until: '2026-02-15T17:00:00.000Z',
    user: null,
    event: { '@id': iri, id, code, title, start, end },
    sentBy: 'sms',
    booking: null,
    createdAt: '2026-02-14T08:00:00.000Z',
    ...overrides,
  };
}
