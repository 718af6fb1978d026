import type { PartnerResponse } from '../../api/partners.ts';
import { id } from './id.ts';

export function aPartner(overrides: Partial<PartnerResponse> = {}): PartnerResponse {
  return {
    '@id': `/api/partners/${id(3103)}`,
    '@type': 'Partner',
    id: id(3103),
    version: 1,
    title: 'Berghaus Sonnalp',
    code: 'SONNALP',
    sites: [{ origin: 'https://sonnalp.example' }],
    commissionPercent: 10,
    commissionPerPerson: null,
    contactName: 'Regula Wirz',
    contactEmail: 'regula@sonnalp.example',
    contactPhone: '+41815550101',
    notes: '',
    statementAddress: 'Berghaus Sonnalp\nSonnalp 1\n7500 St. Moritz',
    vatNumber: '',
    endsOn: null,
    ...overrides,
  };
}
