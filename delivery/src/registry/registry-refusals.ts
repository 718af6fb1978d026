import { FIRN } from '../shared/command-line.ts';
import { messageOf } from '../shared/errors.ts';
import { Refusal } from '../shared/refusal.ts';
import type { DamagedRegistryError } from './stored-document.ts';

/** The store is unreachable or full. Nothing was changed. */
export function unavailable(error: unknown): Refusal {
  const sentence = `The registry cannot be reached or written, nothing was changed: ${messageOf(error)}`;
  return new Refusal(503, 'registry-unavailable', sentence);
}

/** The store failed while writing a change. */
export function uncertain(error: unknown): Refusal {
  const sentence =
    `The registry broke off while the change was being kept: ${messageOf(error)}. ` +
    `See in «${FIRN} status» whether it was; doing it again is safe.`;
  return new Refusal(503, 'registry-unavailable', sentence);
}

/** A change is never built on the document before a damaged one: that would silently undo the damaged one. */
export function damaged(error: DamagedRegistryError): Refusal {
  return new Refusal(503, 'registry-damaged', `Nothing was changed. ${error.message}`);
}
