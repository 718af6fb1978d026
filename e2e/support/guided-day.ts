import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { csrfToken } from './test.ts';

export interface GuidedEvent {
  readonly '@id': string;
  readonly id: string;
  readonly code: string;
  readonly version: number;
  readonly offer: string;
}

interface PricedOffer {
  readonly '@id': string;
  readonly state: string;
  readonly priceComponents: readonly { readonly vatRate: { readonly '@id': string } }[];
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

async function read<Answer>(page: Page, path: string): Promise<Answer> {
  return (await (await page.request.get(path)).json()) as Answer;
}

async function send<Answer>(
  page: Page,
  method: 'POST' | 'PATCH',
  path: string,
  data: object,
  version?: number,
): Promise<Answer> {
  const headers = {
    'x-csrf-token': await csrfToken(page),
    'idempotency-key': randomUUID(),
    ...(version && { 'if-match': `"${version}"` }),
    ...(method === 'PATCH' && { 'content-type': 'application/merge-patch+json' }),
  };
  const answer = await page.request.fetch(path, { method, data, headers });
  if (!answer.ok()) throw new Error(`${path} answers ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

const MOST_DAYS = 60;

/** Minutes from now, by whole days away from a first moment, at which the guide leads nothing. */
async function freeMoment(page: Page, guideId: string, first: number, direction: 1 | -1): Promise<number> {
  const query = `guide=/api/users/${guideId}&state[]=accepted&pagination=false`;
  const list = await read<{ 'hydra:member': { event: { start: string; end: string } }[] }>(
    page,
    `/api/guide_assignments?${query}`,
  );
  const isFree = (minutes: number) =>
    list['hydra:member'].every(({ event }) => {
      const [before, after] = [inMinutes(minutes - 5), inMinutes(minutes + 5)];
      return Date.parse(event.end) <= Date.parse(before) || Date.parse(event.start) >= Date.parse(after);
    });
  const moments = Array.from({ length: MOST_DAYS }, (_, day) => first + direction * day * DAY_MINUTES);
  const free = moments.find(isFree);
  if (free === undefined) throw new Error('The guide is never free.');
  return free;
}

/** The first day from so many days ahead on which the guide is free at this time: an instant, and three minutes later. */
export async function freeMinutes(page: Page, guideId: string, daysAhead: number): Promise<[Date, Date]> {
  const moment = await freeMoment(page, guideId, daysAhead * DAY_MINUTES, 1);
  return [new Date(inMinutes(moment)), new Date(inMinutes(moment + 3))];
}

interface Asked {
  readonly state?: 'asked' | 'accepted';
  /** Rappen per person; nothing unless given, so that nobody owes anything for it. */
  readonly grossPrice?: number;
}

/** The office makes an event and asks the guide, or knows the answer already. */
export async function askToLead(
  page: Page,
  guideId: string,
  title: string,
  { state = 'asked', grossPrice = 0 }: Asked = {},
): Promise<GuidedEvent> {
  const list = await read<{ 'hydra:member': PricedOffer[] }>(page, '/api/offers?itemsPerPage=100');
  const open = list['hydra:member'].find(({ state }) => state === 'published');
  if (!open) throw new Error('The demo has no published offer.');
  const offer = await read<PricedOffer>(page, open['@id']);
  const start = await freeMoment(page, guideId, 120 * DAY_MINUTES, 1);
  const part = { title: 'Führung', grossPrice, eligibleForSacDiscount: false, accommodationCost: false };
  const event = await send<GuidedEvent>(page, 'POST', '/api/events', {
    offer: offer['@id'],
    title,
    start: inMinutes(start),
    end: inMinutes(start + 1),
    registrationDeadline: inMinutes(start - DAY_MINUTES),
    minimumParticipants: 1,
    autoConfirm: false,
    freeOfCharge: grossPrice === 0,
    priceComponents: offer.priceComponents
      .slice(0, 1)
      .map(({ vatRate }) => ({ ...part, vatRate: vatRate['@id'] })),
  });
  await send(page, 'POST', '/api/guide_assignments', {
    event: event['@id'],
    guide: `/api/users/${guideId}`,
    state,
    overrideReason: 'Mit dem Guide abgesprochen',
  });
  return event;
}

/** One step of the office, with a comment where the step needs one. */
export async function step(
  page: Page,
  { '@id': path }: GuidedEvent,
  to: string,
  comment?: string,
): Promise<void> {
  const { version } = await read<GuidedEvent>(page, path);
  await send(
    page,
    'POST',
    `${path}/transition`,
    { to, reason: 'Zum Ausprobieren', notify: false, ...(comment && { comment }) },
    version,
  );
}

/** The office calls the event off. */
export async function callOff(page: Page, { '@id': path, code }: GuidedEvent): Promise<void> {
  const { version } = await read<GuidedEvent>(page, path);
  const cancellation = { to: 'cancelled', reason: 'weather', confirmation: code, notify: false };
  await send(page, 'POST', `${path}/transition`, cancellation, version);
}

/** The office moves the event, so that it is over since a moment, or since days on which the guide is free. */
export async function moveToPast(
  page: Page,
  { '@id': path }: GuidedEvent,
  guideId: string,
  minutesAgo = 6,
): Promise<void> {
  const moment = await freeMoment(page, guideId, -minutesAgo, -1);
  const { version } = await read<GuidedEvent>(page, path);
  const dates = { registrationDeadline: inMinutes(moment - 1), start: inMinutes(moment) };
  await send(page, 'PATCH', path, { ...dates, end: inMinutes(moment + 1) }, version);
}

interface Rented {
  readonly rentingMaterial: readonly string[];
  readonly rentingMaterialPropertyValues: readonly object[];
}

/** Whoever is logged in books for these persons; answers with the id of the booking. */
export async function bookFor(
  page: Page,
  event: Pick<GuidedEvent, '@id'>,
  firstNames: readonly string[],
  expectedTotal = 0,
  rented?: Rented,
): Promise<string> {
  const persons = firstNames.map((firstName, index) => ({
    salutation: 'Frau',
    firstName,
    lastName: 'Zgraggen',
    phone: '079 333 44 55',
    email: `${randomUUID()}@firn.example`,
    birthday: '1988-04-02',
    booker: index === 0,
    contactFirstName: 'Urs',
    contactLastName: 'Muster',
    contactPhone: '079 765 43 21',
    sac: false,
    vegetarian: false,
    allergies: false,
    hardestTour: 'Piz Palü, ZS, 2024',
    ...rented,
  }));
  const [first] = persons;
  const { salutation, firstName, lastName, phone, email } = first ?? {};
  const booker = { salutation, firstName, lastName, phone, email };
  const { id } = await send<{ readonly id: string }>(page, 'POST', '/api/bookings', {
    event: event['@id'],
    booker: { ...booker, address: 'Bergweg 7', postalCode: '3818', city: 'Grindelwald' },
    bookingPersons: persons,
    acceptTerms: true,
    expectedTotal,
  });
  return id;
}
