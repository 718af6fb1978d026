import type {
  Collection,
  EventMessageResponse,
  EventPictureResponse,
  EventReportResponse,
  EventResponse,
  TextMessageResponse,
} from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';

export const events = resource('events');
const materialOrders = resource('renting_material_orders');
const reservations = resource('event_accommodations');

export const tourQuery = (api: ApiClient, id: string) => events.item(api, id);

/** Where a tour sleeps; `event` is its IRI. */
export const housesQuery = (api: ApiClient, event: string) => reservations.list(api, { event });

export const messagesKey = (id: string) => ['/api/events', 'messages', id] as const;

/** The messages written to the persons of an event, the newest first. */
export const messagesQuery = (api: ApiClient, id: string) => ({
  queryKey: messagesKey(id),
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    api.get<Collection<EventMessageResponse>>(`${events.path}/${id}/messages`, { signal }),
});

/** The office may give a report back, which is another one for its reader. */
export const reportKey = ({ id, reportReturnReason }: EventResponse) =>
  ['/api/events', 'report', id, reportReturnReason] as const;

/** The report that was handed in. Ask only for an event that has one. */
export const reportQuery = (api: ApiClient, event: EventResponse) => ({
  queryKey: reportKey(event),
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    api.get<EventReportResponse>(`${event['@id']}/report`, { signal }),
});

/** Whatever the persons of an event rent, and have not given back. */
export const materialQuery = (api: ApiClient, event: string) =>
  materialOrders.list(api, { event, state: ['requested', 'reserved', 'handed_out'], pagination: false });

/** The pictures that an event shows, for who leads it. */
export const picturesQuery = (api: ApiClient, event: EventResponse) => ({
  queryKey: ['/api/events', 'pictures', event.id] as const,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    api.get<Collection<EventPictureResponse>>(`${event['@id']}/pictures`, { signal }),
});

export const smsPath = '/api/text_messages';
export const smsKey = (id: string) => [smsPath, id] as const;

/** The messages that went by SMS to the persons of an event, the newest first. */
export const smsQuery = (api: ApiClient, id: string) => ({
  queryKey: smsKey(id),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.get<Collection<TextMessageResponse>>(smsPath, {
      signal,
      query: { event: `${events.path}/${id}` },
    }),
});
