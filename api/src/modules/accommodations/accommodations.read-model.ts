import type { AccommodationResponse } from '@firn/shared-contracts/api';
import { iri } from '../../lib/iri.ts';
import { tableList } from '../../records/index.ts';
import { type AccommodationRow, accommodations } from './accommodations.table.ts';

export const accommodationResponse = (row: AccommodationRow): AccommodationResponse => ({
  '@id': iri('accommodations', row.id),
  '@type': 'Accommodation',
  id: row.id,
  title: row.title,
  place: row.place,
});

export const accommodationsReads = tableList({
  table: accommodations,
  order: [accommodations.sortKey],
  toResponse: accommodationResponse,
});
