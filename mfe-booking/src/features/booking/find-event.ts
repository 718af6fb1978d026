import type { EventResponse } from '@firn/shared-contracts/api';
import { type ApiClient, isApiError } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';

const events = resource('events');

/** What the event part of `/event/:id/buchen` leads to. */
export type FoundEvent =
  | { readonly kind: 'event'; readonly event: EventResponse }
  | { readonly kind: 'moved'; readonly id: string }
  | { readonly kind: 'missing' };

const EVENT_CODE = /^E-\d+-\d+$/;

/** The API answers 400 for an id that cannot be one. */
const isMissing = (error: unknown) => isApiError(error) && [400, 404].includes(error.status);

/** A code leads to the event's id, if exactly one event has it (docs/domain/events.md#codes). */
async function findByCode(api: ApiClient, code: string): Promise<FoundEvent> {
  const answer = await events.readList(api, { code, properties: ['id'] }, { quiet: true });
  const [event, ...others] = answer['hydra:member'];
  return event && others.length === 0 ? { kind: 'moved', id: event.id } : { kind: 'missing' };
}

/** The event with this id or code. Rejects when the API does not answer. */
export async function findEvent(api: ApiClient, id: string): Promise<FoundEvent> {
  if (EVENT_CODE.test(id)) return findByCode(api, id);
  try {
    return { kind: 'event', event: await events.read(api, id, { quiet: true }) };
  } catch (error) {
    if (isMissing(error)) return { kind: 'missing' };
    throw error;
  }
}
