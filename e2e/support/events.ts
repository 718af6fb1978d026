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

/** An upcoming event that anybody can book, for two unless said otherwise. */
export async function bookableEvent(request: APIRequestContext, query = '', seats = 2): Promise<PublicEvent> {
  const events = await members(request, `/api/events?${NEXT}${query}`);
  const event = events.find(
    ({ availability, freePlaces, published, state }) =>
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
