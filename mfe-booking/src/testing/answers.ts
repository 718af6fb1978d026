import type {
  BookingDraftResponse,
  BookingPaymentResponse,
  FamilyMemberResponse,
  MeResponse,
  OwnDietResponse,
  OwnNewsletterResponse,
  OwnSizesResponse,
  PriceQuoteResponse,
  UserResponse,
} from '@firn/shared-contracts/api';
import {
  aBooking,
  aCollection,
  aCompany,
  anEvent,
  CANCELLATION_POLICIES,
  type TestApiHandlers,
  type TestRequest,
} from '@firn/shared-contracts/testing';
import { NO_PERMISSIONS } from './no-permissions.ts';

export const EVENT = anEvent();
export const BOOKING_PATH = `/event/${EVENT.id}/buchen`;
export const GAST = { email: 'gast@firn.example', firstName: 'Gina', lastName: 'Gast' };

export function aProfile(): MeResponse {
  return {
    '@id': '/api/me',
    '@type': 'Me',
    id: '018f0000-0000-7000-8000-000000000001',
    user: '/api/users/018f0000-0000-7000-8000-000000000001',
    ...GAST,
    fullName: 'Gina Gast',
    profile: {
      salutation: 'Frau',
      birthday: '1990-05-17',
      address: 'Bergweg 7',
      postalCode: '3818',
      city: 'Grindelwald',
      country: 'CH',
      phone: '+41791234567',
      contactFirstName: null,
      contactLastName: null,
      contactPhone: null,
      sac: false,
      sacNumber: null,
    },
    roles: [],
    groups: [],
    permissions: NO_PERMISSIONS,
    impersonator: null,
    csrfToken: 'token',
  };
}

/** Gina’s account as she reads it herself. */
export function anOwnUser(overrides: Partial<UserResponse> = {}): UserResponse {
  const { id, user, profile, roles, groups } = aProfile();
  return {
    '@id': user ?? '',
    '@type': 'User',
    id: id ?? '',
    version: 1,
    ...GAST,
    fullName: 'Gina Gast',
    slug: 'gina-gast',
    salutation: 'Frau',
    birthday: '1990-05-17',
    address: 'Bergweg 7',
    postalCode: '3818',
    city: 'Grindelwald',
    state: null,
    country: 'CH',
    code: '1042',
    customerId: null,
    phone: profile?.phone ?? null,
    contactFirstName: null,
    contactLastName: null,
    contactPhone: null,
    sac: false,
    sacNumber: null,
    userState: 'active',
    hasAccount: true,
    newsletter: null,
    createdAt: '2025-01-15T08:00:00.000Z',
    lastSeenAt: null,
    roles,
    groups,
    guideLevel: null,
    spontaneousTourPermission: false,
    tourCreatePermission: false,
    presentedOnWebsite: false,
    currentlyGuiding: false,
    portraitText: null,
    portraitImage: null,
    ...overrides,
  };
}

/** Gina’s daughter, who has neither phone nor address of her own. */
export function aFamilyMember(overrides: Partial<FamilyMemberResponse> = {}): FamilyMemberResponse {
  const id = overrides.id ?? '018f0000-0000-7000-8000-000000000051';
  return {
    '@id': `/api/family_members/${id}`,
    '@type': 'FamilyMember',
    id,
    version: 1,
    salutation: 'Frau',
    firstName: 'Mia',
    lastName: 'Gast',
    fullName: 'Mia Gast',
    email: null,
    birthday: '2014-05-04',
    phone: null,
    contactFirstName: 'Eva',
    contactLastName: 'Gast',
    contactPhone: '+41797654321',
    sac: false,
    sacNumber: null,
    vegetarian: true,
    allergies: false,
    allergiesText: null,
    hardestTour: null,
    rentingMaterialPropertyValues: [],
    ...overrides,
  };
}

export const ownSizes = (
  rentingMaterialPropertyValues: OwnSizesResponse['rentingMaterialPropertyValues'] = [],
): OwnSizesResponse => ({ '@id': '/api/me/sizes', '@type': 'OwnSizes', rentingMaterialPropertyValues });

export const ownDiet = (diet: OwnDietResponse['diet'] = null): OwnDietResponse => ({
  '@id': '/api/me/diet',
  '@type': 'OwnDiet',
  diet,
});

const NO_DRAFT: BookingDraftResponse = { '@type': 'BookingDraft', content: null, updatedAt: null };

export const anOwnNewsletter = (state: OwnNewsletterResponse['state'] = 'none'): OwnNewsletterResponse => ({
  '@id': '/api/me/newsletter',
  '@type': 'OwnNewsletter',
  state,
});

/** CHF 400 for each person, CHF 360 for members of the SAC. */
export function aQuote(members: readonly boolean[], gross = 40000): PriceQuoteResponse {
  const lines = members.map((sac, person) => {
    const discount = sac ? gross / 10 : 0;
    const total = gross - discount;
    const vat = Math.round((total * 8.1) / 108.1);
    return {
      kind: 'component' as const,
      change: 0,
      person,
      origin: 'component' as const,
      title: 'Anteil Tour',
      gross,
      discount,
      total,
      vatCategory: 'Sal2.1, 8.1%',
      vatPercent: 8.1,
      vat,
      accommodationCost: false,
    };
  });
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  const vat = lines.reduce((sum, line) => sum + line.vat, 0);
  return {
    currency: 'CHF',
    lines,
    vatTotals: [{ vatCategory: 'Sal2.1, 8.1%', vatPercent: 8.1, total, vat }],
    total,
    vouchers: [],
    toPay: total,
    cancellationPolicy: CANCELLATION_POLICIES.with_nights,
    dueDate: '2026-03-16',
    paymentMethods: aBookingPayment().methods,
  };
}

/** A booking of Gina of which all is open, and which can be paid by every way. */
export function aBookingPayment(overrides: Partial<BookingPaymentResponse> = {}): BookingPaymentResponse {
  const { '@id': booking, total: open } = aBooking();
  return {
    '@id': `${booking}/payment`,
    '@type': 'BookingPayment',
    booking,
    open,
    methods: [
      { method: 'invoice', reason: null },
      { method: 'twint', reason: null },
      { method: 'card', reason: null },
    ],
    payBy: null,
    attempt: null,
    redirectUrl: null,
    invoice: null,
    ...overrides,
  };
}

function quote({ body }: TestRequest): PriceQuoteResponse {
  const { bookingPersons } = body as { bookingPersons: { sac: boolean }[] };
  return aQuote(bookingPersons.map(({ sac }) => sac));
}

/** An API with one open event that takes bookings. */
export const bookableApi: TestApiHandlers = {
  'GET /api/company': aCompany({ conditionsText: '<p>Bis 30 Tage vorher: CHF 80.–</p>' }),
  'GET /api/events/:id': EVENT,
  'GET /api/me': aProfile(),
  'GET /api/family_members': aCollection('/api/family_members', []),
  'GET /api/me/diet': ownDiet(),
  'GET /api/me/booking_drafts/:id': NO_DRAFT,
  'PUT /api/me/booking_drafts/:id': null,
  'DELETE /api/me/booking_drafts/:id': null,
  'GET /api/bookings': aCollection('/api/bookings', []),
  'POST /api/price-quotes': quote,
  'POST /api/bookings': aBooking({ accessToken: 'geheim' }),
  'GET /api/bookings/:id': aBooking(),
  'GET /api/bookings/:id/payment': aBookingPayment(),
};
