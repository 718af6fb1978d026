import type { Dependents } from '../../records/index.ts';
import { events } from './events.table.ts';

/** Events, where they use what is to be removed. */
export const dependentEvents: Dependents = { table: events, name: events.code, words: ['Event', 'Events'] };
