import type { Collection } from '@firn/shared-contracts/api';
import { STAND_IN_ME } from '../override/stand-in-session.ts';

export interface StandInAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

function problem(status: number, title: string, detail: string): StandInAnswer {
  const body = JSON.stringify({ type: 'about:blank', title, status, detail });
  return { status, contentType: 'application/problem+json', body };
}

function answer(value: unknown): StandInAnswer {
  return { status: 200, contentType: 'application/ld+json', body: JSON.stringify(value) };
}

function emptyCollection(path: string): Collection<never> {
  return {
    '@id': path,
    '@type': 'hydra:Collection',
    'hydra:totalItems': 0,
    totalItems: 0,
    'hydra:member': [],
  };
}

/** Of the addresses that look like collections those that are none. */
const SINGLE = ['/api/company', '/api/open-work'];

/**
 * What the API answers during a verification, so that each page shows its empty or not-found state and nothing is read
 * or written: every collection is empty, every item is unknown, every write is refused. `/api/x` and `/api/x/:id/y` are
 * collections (docs/wire-format.md#collections), `/api/x/:id` is an item, and so is what there is one of only.
 */
export function standInAnswer(method: string, path: string): StandInAnswer {
  if (method !== 'GET' && method !== 'HEAD') {
    return problem(403, 'Forbidden', 'A verification writes nothing.');
  }
  if (path === '/api/me') return answer(STAND_IN_ME);
  const depth = path.split('/').filter(Boolean).length - 1;
  if (depth % 2 === 1 && !SINGLE.includes(path)) return answer(emptyCollection(path));
  return problem(404, 'Not Found', 'A verification has no records.');
}
