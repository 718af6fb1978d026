import type { APIResponse, Page } from '@playwright/test';
import { expect } from './test.ts';
import { writer } from './writer.ts';

export interface DeskEvent {
  readonly '@id': string;
  readonly id: string;
  readonly code: string;
  readonly offer: string;
}

interface PricedOffer {
  readonly '@id': string;
  readonly state: string;
  readonly priceComponents: readonly { readonly vatRate: { readonly '@id': string } }[];
}

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

async function read<Answer>(page: Page, path: string): Promise<Answer> {
  return (await (await page.request.get(path)).json()) as Answer;
}

async function answered<Answer>(answer: APIResponse): Promise<Answer> {
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Answer;
}

async function publishedOffer(page: Page): Promise<PricedOffer> {
  const offers = await read<{ 'hydra:member': PricedOffer[] }>(page, '/api/offers?itemsPerPage=100');
  const published = offers['hydra:member'].find(({ state }) => state === 'published');
  if (!published) throw new Error('The demo has no published offer.');
  return read(page, published['@id']);
}

interface Wanted {
  readonly title: string;
  readonly inDays: number;
  readonly seats: number;
  /** What else it has of its own, such as a level. */
  readonly own?: object;
}

/** An event of two days at CHF 400.– that one may book; the office is logged in. */
export async function deskEvent(
  page: Page,
  { title, inDays: days, seats, own = {} }: Wanted,
): Promise<DeskEvent> {
  const write = writer(page.request);
  const offer = await publishedOffer(page);
  const vatRate = offer.priceComponents[0]?.vatRate['@id'];
  const event = await answered<DeskEvent>(
    await write('POST', '/api/events', {
      offer: offer['@id'],
      title,
      start: inDays(days),
      end: inDays(days + 1),
      registrationDeadline: inDays(days - 7),
      minimumParticipants: 1,
      maximumParticipants: seats,
      autoConfirm: false,
      ...own,
      priceComponents: [
        {
          title: 'Führung',
          grossPrice: 40_000,
          eligibleForSacDiscount: false,
          accommodationCost: false,
          vatRate,
        },
      ],
    }),
  );
  const guides = await read<{ 'hydra:member': { '@id': string }[] }>(page, '/api/users?roles=ROLE_GUIDE');
  const guide = guides['hydra:member'][0]?.['@id'];
  const asked = { event: event['@id'], guide, state: 'asked', overrideReason: 'Mit dem Guide abgesprochen' };
  await answered(await write('POST', '/api/guide_assignments', asked));
  for (const to of ['prepared', 'open'])
    await answered(
      await write('POST', `${event['@id']}/transition`, { to, reason: 'Zum Ausprobieren', notify: false }),
    );
  return event;
}

/** The office's page of an event, or one of its children. */
export const deskEventPath = ({ id, offer }: DeskEvent, child = ''): string =>
  `/admin/offer/${offer.split('/').at(-1)}/occurrences/${id}${child && `/${child}`}`;
