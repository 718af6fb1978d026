import { messageOf } from '../shared/errors.ts';
import { Refusal } from '../shared/refusal.ts';
import type { DamagedRegistryError } from './stored-document.ts';

/** The store cannot be reached or takes nothing more. Nothing was changed. */
export function unavailable(error: unknown): Refusal {
  const sentence = `The registry cannot be reached or written, nothing was changed: ${messageOf(error)}`;
  return new Refusal(503, 'registry-unavailable', sentence);
}

/** The store broke off while it was told to keep a change. */
export function uncertain(error: unknown): Refusal {
  const sentence =
    `The registry broke off while the change was being kept: ${messageOf(error)}. ` +
    'See in «firn status» whether it was; doing it again is safe.';
  return new Refusal(503, 'registry-unavailable', sentence);
}

/** A change is never built on what lies before a damaged one: that would take the damaged one back unseen. */
export function damaged(error: DamagedRegistryError): Refusal {
  return new Refusal(503, 'registry-damaged', `Nothing was changed. ${error.message}`);
}
