import type { PartnerResponse } from '@firn/shared-contracts/api';
import { iri } from '../../lib/iri.ts';
import { tableList } from '../../records/index.ts';
import { type PartnerRow, partners } from './partners.table.ts';

export const partnerResponse = ({ sortKey: _sortKey, ...row }: PartnerRow): PartnerResponse => ({
  '@id': iri('partners', row.id),
  '@type': 'Partner',
  ...row,
});

export const partnersReads = tableList({
  table: partners,
  order: [partners.sortKey, partners.code],
  toResponse: partnerResponse,
});
