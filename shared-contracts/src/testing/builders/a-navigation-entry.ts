import type { NavigationEntryResponse } from '../../api/content.ts';
import { id } from './id.ts';

export function aNavigationEntry(overrides: Partial<NavigationEntryResponse> = {}): NavigationEntryResponse {
  return {
    '@id': `/api/navigation_entries/${id(171)}`,
    '@type': 'NavigationEntry',
    id: id(171),
    version: 1,
    reference: { slug: 'agenda', name: 'Agenda' },
    parent: null,
    public: true,
    position: 0,
    content: null,
    url: '/agenda',
    path: '/agenda',
    isReachable: true,
    children: [],
    ...overrides,
  };
}
