import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { PublicEvent } from './events.ts';
import { csrfToken, expect } from './test.ts';

export interface GuestBooking {
  readonly id: string;
  readonly bookingNumber: string;
  readonly state: string;
  /** Opens the page of the booking. */
  readonly accessToken: string;
}

const BOOKER = { salutation: 'Frau', firstName: 'Selma', lastName: 'Zgraggen', phone: '079 333 44 55' };

/** Books for one without an account, without the form. */
export async function bookAsGuest(
  page: Page,
  event: Pick<PublicEvent, '@id'>,
  email: string,
): Promise<GuestBooking> {
  const headers = { 'x-csrf-token': await csrfToken(page), 'idempotency-key': randomUUID() };
  const wanted = { event: event['@id'], bookingPersons: [{ sac: false }] };
  const quote = await page.request.post('/api/price-quotes', { data: wanted, headers });
  const { total } = (await quote.json()) as { total: number };
  const contact = { contactFirstName: 'Urs', contactLastName: 'Muster', contactPhone: '079 765 43 21' };
  const needs = { sac: false, vegetarian: false, allergies: false, hardestTour: 'Piz Palü, ZS, 2024' };
  const data = {
    event: event['@id'],
    booker: { ...BOOKER, email, address: 'Bergweg 7', postalCode: '3818', city: 'Grindelwald' },
    bookingPersons: [{ ...BOOKER, email, birthday: '1988-04-02', booker: true, ...contact, ...needs }],
    acceptTerms: true,
    expectedTotal: total,
  };
  const answer = await page.request.post('/api/bookings', { data, headers });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as GuestBooking;
}

interface Mail {
  readonly recipient: string;
  readonly template: string;
  readonly text: string;
}

async function sentMails(): Promise<Mail[]> {
  const folder = join(String(process.env.E2E_DATA_DIR), 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Mail),
  );
}

const linksIn = ({ text }: Mail): readonly string[] => text.match(/http\S+/g) ?? [];

const mailsOf = async (email: string, template: string) =>
  (await sentMails()).filter((mail) => mail.recipient === email && mail.template === template);

/** The links of a mail in their order, once it is sent. */
export async function mailedLinks(email: string, template: string): Promise<readonly string[]> {
  const links = async () => (await mailsOf(email, template)).slice(0, 1).flatMap(linksIn);
  await expect.poll(links, { timeout: 20_000 }).not.toEqual([]);
  return links();
}

/** The text of a mail, once it is sent: `timeout` is the time that the job that writes it may take. */
export async function mailedText(email: string, template: string, timeout = 20_000): Promise<string> {
  const text = async () => (await mailsOf(email, template))[0]?.text ?? '';
  await expect.poll(text, { timeout }).not.toBe('');
  return text();
}

/** The first link of each mail of a kind, once so many are sent; in no order. */
export async function linksOfMails(
  email: string,
  template: string,
  count: number,
): Promise<readonly string[]> {
  const links = async () => (await mailsOf(email, template)).map((mail) => linksIn(mail)[0] ?? '');
  await expect.poll(async () => (await links()).length, { timeout: 20_000 }).toBe(count);
  return links();
}

/** The first link of a mail; of the one that asks to confirm a booking, unless said otherwise. */
export async function mailedLink(
  email: string,
  template = 'booking_confirmation_requested',
): Promise<string> {
  const [link = ''] = await mailedLinks(email, template);
  return link;
}
