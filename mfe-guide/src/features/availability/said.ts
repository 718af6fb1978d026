import { DAY_AVAILABILITY_LABELS } from '@firn/shared-ui/labels';
import type { Said } from './availability.logic.ts';

/** Told apart by its sign as well as by its colour. */
export const SIGNS = { available: '✓', maybe: '?', busy: '✕', none: '' } as const;

/** In words; `nothing` where nothing is said. */
export const wordOf = (said: Said, nothing: string): string =>
  said ? DAY_AVAILABILITY_LABELS[said] : nothing;

export const keyOf = (said: Said): keyof typeof SIGNS => said ?? 'none';
