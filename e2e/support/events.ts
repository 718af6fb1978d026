import type { APIRequestContext } from '@playwright/test';

export interface PublicEvent {
  readonly '@id': string;
  readonly id: string;
  readonly code: string;
  readonly slug: string;
  readonly title: string;
  readonly start: string;
  readonly freePlaces: number;
  readonly availability: string;
  readonly state: string;
  readonly published: boolean;
}

const NEXT = 'order[start]=asc&itemsPerPage=100';

async function members(request: APIRequestContext, path: string): Promise<PublicEvent[]> {
  const response = await request.get(path, { headers: { accept: 'application/ld+json' } });
  return ((await response.json()) as { 'hydra:member': PublicEvent[] })['hydra:member'];
}

/** Events that whoever is logged in has booked: booking one again is asked about. */
export async function bookedEvents(request: APIRequestContext): Promise<Set<string>> {
  const { user } = (await (await request.get('/api/me')).json()) as { user: string | null };
  if (!user) return new Set();
  const answer = await request.get(`/api/bookings?itemsPerPage=100&user=${user}`);
  const { 'hydra:member': own } = (await answer.json()) as { 'hydra:member': { event: { id: string } }[] };
  return new Set(own.map(({ event }) => event.id));
}

/** An upcoming event that anybody can book, for two unless said otherwise, and the visitor has not booked. */
export async function bookableEvent(request: APIRequestContext, query = '', seats = 2): Promise<PublicEvent> {
  const events = await members(request, `/api/events?${NEXT}${query}`);
  const booked = await bookedEvents(request);
  const event = events.find(
    ({ id, availability, freePlaces, published, state }) =>
      !booked.has(id) &&
      ['bookable', 'few'].includes(availability) &&
      freePlaces >= seats &&
      published &&
      ['open', 'confirmed'].includes(state),
  );
  if (!event) throw new Error('The demo has no bookable event with that many free places.');
  return event;
}

/** An upcoming bookable event that the demo's guide leads. */
export async function guidesBookableEvent(request: APIRequestContext, guideId: string): Promise<PublicEvent> {
  return bookableEvent(request, `&guides[]=/api/users/${guideId}`);
}
