import type { TagResponse } from '@firn/shared-contracts/api';
import { iri } from '../../lib/iri.ts';
import { tableList } from '../../records/index.ts';
import { type TagRow, tags } from './tags.table.ts';

export const tagResponse = (row: TagRow): TagResponse => ({
  '@id': iri('tags', row.id),
  '@type': 'Tag',
  id: row.id,
  version: row.version,
  title: row.title,
});

export const tagsReads = tableList({
  table: tags,
  order: [tags.sortKey],
  toResponse: tagResponse,
});
