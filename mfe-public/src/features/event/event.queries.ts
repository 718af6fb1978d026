import type { EventResponse, OfferResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';
import { queryOptions } from '@tanstack/react-query';
import { eventPath } from '../../shared/event-card/event-card.fields.ts';
import { nullIfMissing } from '../../shared/null-if-missing.ts';

const events = resource('events');
const offers = resource('offers');

/** What `/event/:id` leads to. */
export type EventPage =
  | { readonly kind: 'event'; readonly event: EventResponse }
  | { readonly kind: 'offer'; readonly offer: OfferResponse }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'missing' };

const EVENT_CODE = /^E-\d+-\d+$/;

/** An event's code leads to its address, if exactly one event has it (docs/domain/events.md#codes). */
async function findByCode(api: ApiClient, code: string, signal: AbortSignal): Promise<EventPage> {
  const answer = await events.readList(api, { code, properties: ['id', 'slug'] }, { signal });
  const [event, ...others] = answer['hydra:member'];
  return event && others.length === 0 ? { kind: 'moved', to: eventPath(event) } : { kind: 'missing' };
}

async function findById(api: ApiClient, id: string, signal: AbortSignal): Promise<EventPage> {
  const options = { signal, quiet: true };
  const event = await nullIfMissing(events.read(api, id, options));
  if (event) return { kind: 'event', event };
  const offer = await nullIfMissing(offers.read(api, id, options));
  return offer ? { kind: 'offer', offer } : { kind: 'missing' };
}

/** The event with this id or code, else the offer with this id (docs/domain/screens.md#public-routes). */
export const eventPageQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['event-page', id],
    queryFn: ({ signal }) => (EVENT_CODE.test(id) ? findByCode(api, id, signal) : findById(api, id, signal)),
  });
