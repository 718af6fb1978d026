import type { SleepingStyleResponse } from '../../api/sleeping-styles.ts';
import { id } from './id.ts';

export function aSleepingStyle(overrides: Partial<SleepingStyleResponse> = {}): SleepingStyleResponse {
  return {
    '@id': `/api/sleeping_styles/${id(151)}`,
    '@type': 'SleepingStyle',
    id: id(151),
    version: 1,
    title: 'Hütte',
    position: 1,
    ...overrides,
  };
}
