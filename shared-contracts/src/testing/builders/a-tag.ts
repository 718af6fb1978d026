import type { TagResponse } from '../../api/tags.ts';
import { id } from './id.ts';

export function aTag(overrides: Partial<TagResponse> = {}): TagResponse {
  return {
    '@id': `/api/tags/${id(171)}`,
    '@type': 'Tag',
    id: id(171),
    version: 1,
    title: 'Gletscher',
    ...overrides,
  };
}
