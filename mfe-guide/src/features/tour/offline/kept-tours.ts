import type {
  EventAccommodationResponse,
  EventResponse,
  ParticipantResponse,
  RentingMaterialOrderResponse,
} from '@firn/shared-contracts/api';

/**
 * What the gateway’s worker answers from without network, and what a tour looked like when it was last read. One store
 * for both, so that logging out ends all of it at once (docs/domain/screens.md#without-network).
 */
const STORE = 'firn-offline';
/** As long as the API tells guides of their guests (docs/domain/permissions.md#participants-for-guides). */
const KEPT_AFTER_END = 30 * 86_400_000;
const DATA = '/profil/tour/-/';

export interface KeptTour {
  /** ISO instant. */
  readonly keptAt: string;
  readonly event: EventResponse;
  readonly persons: readonly ParticipantResponse[];
  /** Left out where it was never read, as by earlier versions of this page. */
  readonly material?: readonly RentingMaterialOrderResponse[];
  readonly houses?: readonly EventAccommodationResponse[];
}

const addressOf = (userId: string, eventId: string) => `${DATA}${userId}/${eventId}.json`;
const isOver = ({ event }: KeptTour, now: Date) => now.getTime() - Date.parse(event.end) > KEPT_AFTER_END;

/** Null where the browser has no such store: without https, and in private windows of some. */
const stores = (): CacheStorage | null => globalThis.caches ?? null;

async function tourIn(store: Cache, request: Request | string): Promise<KeptTour | null> {
  const answer = await store.match(request);
  return answer ? ((await answer.json()) as KeptTour) : null;
}

export async function keepTour(userId: string, tour: KeptTour): Promise<void> {
  const store = await stores()?.open(STORE);
  await store?.put(addressOf(userId, tour.event.id), Response.json(tour));
}

/** The last state of a tour that this user read on this device; null once it is too old to be kept. */
export async function keptTour(userId: string, eventId: string, now: Date): Promise<KeptTour | null> {
  const store = await stores()?.open(STORE);
  const tour = store ? await tourIn(store, addressOf(userId, eventId)) : null;
  return tour && !isOver(tour, now) ? tour : null;
}

/** The tour is not this user's any more. */
export async function forgetTour(userId: string, eventId: string): Promise<void> {
  const store = await stores()?.open(STORE);
  await store?.delete(addressOf(userId, eventId));
  await store?.delete(`/profil/tour/${eventId}`);
}

/** Removes everything where somebody else's is among it, and tours whose time is over. */
export async function forgetOldAndForeign(userId: string, now: Date): Promise<void> {
  const store = await stores()?.open(STORE);
  if (!store) return;
  const data = (await store.keys()).filter(({ url }) => new URL(url).pathname.startsWith(DATA));
  const isForeign = ({ url }: Request) => !new URL(url).pathname.startsWith(`${DATA}${userId}/`);
  if (data.some(isForeign)) return void (await stores()?.delete(STORE));
  for (const request of data) {
    const tour = await tourIn(store, request);
    if (tour && isOver(tour, now)) await forgetTour(userId, tour.event.id);
  }
}

/** Files of the page that is shown: immutable ones of releases, as the browser has just loaded them. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/remotes/'))
    .map(({ pathname }) => pathname);

/** The page itself with its files, for a reload without network. */
export async function keepPage(): Promise<void> {
  const store = await stores()?.open(STORE);
  if (!store || !navigator.serviceWorker) return;
  await navigator.serviceWorker.register('/offline-worker.js', { scope: '/profil/tour/' });
  const page = await fetch(location.pathname, { headers: { accept: 'text/html' } });
  if (!page.ok || page.redirected) return;
  await store.put(location.pathname, page);
  const known = new Set((await store.keys()).map(({ url }) => new URL(url).pathname));
  await store.addAll([...new Set(loadedFiles())].filter((path) => !known.has(path)));
}
