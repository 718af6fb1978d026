import {
  type AccommodationResponse,
  type CalendarAddressResponse,
  type HistoryEntryResponse,
  type PrivateRequestResponse,
  RETENTION_KINDS,
  type RetentionKind,
  type RetentionResponse,
  type SuspiciousBookingsResponse,
  type UserGroupsResponse,
  type UserResponse,
} from '@firn/shared-contracts/api';
import { EXPORT_KINDS } from '@firn/shared-contracts/domain';
import {
  aBankEntry,
  aBexio,
  aBexioDocument,
  aBooking,
  aCancellationPolicyVersion,
  aClosedPeriod,
  aCollection,
  aDunning,
  aFinance,
  aFinanceItem,
  aLevel,
  aMailPreview,
  aMailText,
  aMediaObject,
  aMessageRule,
  aNote,
  anActivity,
  anEvent,
  anEventFinance,
  anExport,
  anExportPlan,
  anInvoice,
  anOffer,
  aPayment,
  aPaymentIntent,
  aPaymentOrder,
  aRefundableBooking,
  aSleepingStyle,
  aTag,
  aTask,
  aVatRate,
  aVatStatement,
  aVoucher,
  someBexioChoices,
  someSettings,
} from '@firn/shared-contracts/testing';

import { feedbackAnswers } from './feedback.ts';
import { openWork } from './open-work.ts';

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

export const aGuideSummary = {
  '@id': '/api/users/018f0000-0000-7000-8000-000000000902',
  id: '018f0000-0000-7000-8000-000000000902',
  fullName: 'Beat Berger',
  slug: 'beat-berger',
  presentedOnWebsite: true,
};

export const anAccommodation: AccommodationResponse = {
  '@id': '/api/accommodations/018f0000-0000-7000-8000-000000000801',
  '@type': 'Accommodation',
  id: '018f0000-0000-7000-8000-000000000801',
  title: 'Britanniahütte SAC',
  place: 'Saas-Fee',
};

/** An API with one of everything. */
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

export const someAnswers = {
  'GET /api/private_requests': aCollection('/api/private_requests', [aPrivateRequest()]),
  'GET /api/private_requests/:id': aPrivateRequest(),
  'GET /api/open-work': openWork({ 'decisions-due': 1 }),
  'GET /api/events': aCollection('/api/events', [anEvent({ bookedPlaces: 2, guides: [aGuideSummary] })]),
  'GET /api/events/:id': anEvent({ bookedPlaces: 2, guides: [aGuideSummary] }),
  'GET /api/bookings': aCollection('/api/bookings', [aBooking()]),
  'GET /api/bookings/:id': aBooking(),
  'GET /api/bookings/:id/dunning': aDunning(),
  'GET /api/bookings/:id/history': aCollection('/api/bookings/history', []),
  'GET /api/bookings/:id/mails': aCollection('/api/bookings/mails', []),
  ...feedbackAnswers,
  'GET /api/waitlist_entries': aCollection('/api/waitlist_entries', []),
  'GET /api/suspicious_bookings': aCollection('/api/suspicious_bookings', [aSuspiciousNetwork()]),
  'GET /api/suspicious_bookings/:id': aSuspiciousNetwork(),
  'GET /api/audit_entries': aCollection('/api/audit_entries', []),
  'GET /api/offers/:id/history': aCollection('/api/offers/history', []),
  'GET /api/events/:id/pictures': aCollection('/api/events/pictures', []),
  'GET /api/events/:id/finance': anEventFinance(),
  'GET /api/events/:id/history': aCollection('/api/events/history', []),
  'GET /api/activities': aCollection('/api/activities', [anActivity()]),
  'GET /api/activities/:id': anActivity(),
  'GET /api/levels': aCollection('/api/levels', [aLevel()]),
  'GET /api/levels/:id': aLevel(),
  'GET /api/sleeping_styles': aCollection('/api/sleeping_styles', [aSleepingStyle()]),
  'GET /api/sleeping_styles/:id': aSleepingStyle(),
  'GET /api/message_rules': aCollection('/api/message_rules', [aMessageRule()]),
  'GET /api/message_rules/:id': aMessageRule(),
  'GET /api/tags': aCollection('/api/tags', [aTag()]),
  'GET /api/tags/:id': aTag(),
  'GET /api/offers': aCollection('/api/offers', [anOffer({ guides: [aGuideSummary] })]),
  'GET /api/offers/:id': anOffer({ guides: [aGuideSummary], accountingNo: '277' }),
  'GET /api/accommodations/:id': anAccommodation,
  'GET /api/tasks': aCollection('/api/tasks', [aTask()]),
  'GET /api/me/task_mail': { '@id': '/api/me/task_mail', '@type': 'OwnTaskMail', wanted: false },
  'GET /api/exports': aCollection('/api/exports', [anExport()]),
  'GET /api/export_plans': aCollection('/api/export_plans', [anExportPlan()]),
  'GET /api/export_kinds': aCollection(
    '/api/export_kinds',
    EXPORT_KINDS.map((kind) => ({
      '@id': `/api/export_kinds/${kind}`,
      '@type': 'ExportKind',
      id: kind,
      title: kind,
      columns: [],
    })),
  ),
  'GET /api/notes': aCollection('/api/notes', [aNote()]),
  'GET /api/notes/:id': aNote(),
  'GET /api/invoices': aCollection('/api/invoices', [anInvoice()]),
  'GET /api/payments': aCollection('/api/payments', [aPayment()]),
  'GET /api/finance': aFinance(),
  'GET /api/finance/vat-statement': aVatStatement(),
  'GET /api/finance_items': aCollection('/api/finance_items', [aFinanceItem()]),
  'GET /api/closed_periods': aCollection('/api/closed_periods', [aClosedPeriod()]),
  'GET /api/bank_entries': aCollection('/api/bank_entries', [aBankEntry()]),
  'GET /api/imports/addresses': aCollection('/api/imports/addresses', []),
  'GET /api/bank_statements': aCollection('/api/bank_statements', []),
  'GET /api/refundable_bookings': aCollection('/api/refundable_bookings', [aRefundableBooking()]),
  'GET /api/payment_orders': aCollection('/api/payment_orders', [aPaymentOrder()]),
  'GET /api/payment_intents': aCollection('/api/payment_intents', [aPaymentIntent()]),
  'GET /api/settings/:id': someSettings(),
  'GET /api/calendar_addresses': aCollection('/api/calendar_addresses', [aCalendarAddress()]),
  'GET /api/retention': aRetention(),
  'GET /api/mail_texts': aCollection('/api/mail_texts', [aMailText()]),
  'GET /api/mail_texts/:id': aMailText(),
  'POST /api/mail_texts/:id/preview': aMailPreview(),
  'GET /api/bexio': aBexio(),
  'GET /api/bexio/choices': someBexioChoices(),
  'GET /api/bexio/documents': aCollection('/api/bexio/documents', [aBexioDocument()]),
  'GET /api/vouchers': aCollection('/api/vouchers', [aVoucher()]),
  'GET /api/vouchers/:id': aVoucher(),
  'GET /api/voucher_liabilities': {
    '@type': 'VoucherLiabilities',
    on: '2026-02-14',
    outstanding: 15_000,
    count: 1,
    expired: 0,
    expiredCount: 0,
  },
  'GET /api/text_messages': aCollection('/api/text_messages', []),
  'GET /api/text_opt_outs': aCollection('/api/text_opt_outs', []),
  'GET /api/vat_rates': aCollection('/api/vat_rates', [aVatRate()]),
  'GET /api/vat_rates/:id': aVatRate(),
  'GET /api/cancellation_policies': aCollection('/api/cancellation_policies', [aCancellationPolicyVersion()]),
  'GET /api/cancellation_policies/:id': aCancellationPolicyVersion(),
  'GET /api/users': aCollection('/api/users', [aUser()]),
  'GET /api/user-groups': someGroups('partner', 'stammgast'),
  'GET /api/remembered_events': aCollection('/api/remembered_events', []),
  'GET /api/newsletter_subscriptions': aCollection('/api/newsletter_subscriptions', []),
  'GET /api/users/:id': aUser(),
  'GET /api/users/:id/history': aCollection('/api/users/history', [aUserChange]),
  'GET /api/extended_media_objects': aCollection('/api/extended_media_objects', [aMediaObject()]),
  'GET /api/extended_media_objects/:id': aMediaObject(),
  'GET /api/extended_media_objects/:id/usages': aCollection('/api/extended_media_objects', []),
};
