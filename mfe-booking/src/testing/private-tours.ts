import type { PrivateOfferResponse, PrivateRequestResponse } from '@firn/shared-contracts/api';
import { anOffer } from '@firn/shared-contracts/testing';

const { '@id': iri, id, code, title, slug } = anOffer();

const WISH = {
  state: 'new' as const,
  offer: { '@id': iri, id, code, title, slug },
  from: '2026-04-10',
  to: '2026-04-13',
  alternatives: null,
  persons: 2,
  experience: null,
  message: null,
  createdAt: '2026-02-14T08:00:00.000Z',
};

/** A wish for two persons that the office has not answered. */
export const aPrivateOffer = (overrides: Partial<PrivateOfferResponse> = {}): PrivateOfferResponse => ({
  '@id': '/api/private_offers/geheim',
  '@type': 'PrivateOffer',
  id: '018f0000-0000-7000-8000-000000000931',
  ...WISH,
  event: null,
  validUntil: null,
  books: false,
  ...overrides,
});

export const aSentRequest = (): PrivateRequestResponse => ({
  '@id': '/api/private_requests/018f0000-0000-7000-8000-000000000931',
  '@type': 'PrivateRequest',
  id: '018f0000-0000-7000-8000-000000000931',
  version: 1,
  ...WISH,
  firstName: 'Gina',
  lastName: 'Gast',
  fullName: 'Gina Gast',
  email: 'gast@firn.example',
  phone: '+41791234567',
  event: null,
  booking: null,
  validUntil: null,
  notes: '',
});
