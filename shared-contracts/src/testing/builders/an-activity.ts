import type { ActivityResponse } from '../../api/activities.ts';
import { id } from './id.ts';

export function anActivity(overrides: Partial<ActivityResponse> = {}): ActivityResponse {
  return {
    '@id': `/api/activities/${id(201)}`,
    '@type': 'Activity',
    id: id(201),
    version: 1,
    title: 'Hochtouren',
    slug: 'hochtouren',
    mainFilter: true,
    parent: null,
    position: 1,
    difficulties: ['mountainTourDifficulty'],
    ...overrides,
  };
}
