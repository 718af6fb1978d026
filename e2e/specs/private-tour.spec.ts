import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { breaches, overflow } from '../support/accessibility.ts';
import { fillBooker, fillParticipant, fillSafety } from '../support/booking-form.ts';
import { mailedLink } from '../support/guest-booking.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ timeout: 120_000 });

interface Offer {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly privateTours: boolean;
  readonly state: string;
}

/** A published tour of the demo that is led privately, too. */
async function aPrivateOffer(page: Page): Promise<Offer> {
  const answer = await page.request.get('/api/offers?itemsPerPage=100');
  const { 'hydra:member': offers } = (await answer.json()) as { 'hydra:member': Offer[] };
  const found = offers.find(({ privateTours, state }) => privateTours && state === 'published');
  if (!found) throw new Error('The demo has no tour that is led privately.');
  return found;
}

const DAY_MS = 86_400_000;
/** `14.2.26`, so many days from now. */
function typedDay(days: number): string {
  const [year, month, day] = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10).split('-');
  return `${Number(day)}.${Number(month)}.${year?.slice(2)}`;
}

/** So far ahead, and another day each run, that no guide of the demo leads anything else. */
const AHEAD = 500 + (Math.floor(Date.now() / 60_000) % 200);

async function ask(page: Page, offer: Offer, email: string, lastName: string): Promise<void> {
  await page.goto(`/offer/${offer.id}/${offer.slug}`);
  await page.getByRole('link', { name: 'Privat anfragen' }).click();
  await page.getByLabel('Frühestens am').fill(typedDay(AHEAD));
  await page.getByLabel('Spätestens am').fill(typedDay(AHEAD + 4));
  await page.getByLabel('Personen').fill('2');
  await page.getByLabel('Vorname').fill('Selma');
  await page.getByLabel('Nachname').fill(lastName);
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Telefon').fill('079 333 44 55');
  await page.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect(page.getByRole('heading', { name: 'Wir haben deine Anfrage' })).toBeVisible();
}

async function offerTo(page: Page, lastName: string): Promise<void> {
  await page.goto('/admin/bookings/privat');
  await page.getByRole('link', { name: `Selma ${lastName}` }).click();
  await page.getByRole('button', { name: 'Vorschlag machen' }).click();
  await page.getByRole('textbox', { name: /^Beginn/ }).fill(`${typedDay(AHEAD + 1)} 7:00`);
  await page.getByRole('textbox', { name: /^Ende/ }).fill(`${typedDay(AHEAD + 2)} 16:00`);
  await page.getByRole('textbox', { name: /^Gilt bis und mit/ }).fill(typedDay(10));
  await page
    .getByRole('textbox', { name: /^Preis/ })
    .first()
    .fill('640');
  await page.getByRole('button', { name: 'Vorschlag senden' }).click();
  await expect(page.getByText('Vorgeschlagen', { exact: true })).toBeVisible();
}

async function bookByLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Unser Vorschlag für dich' })).toBeVisible();
  await page.getByRole('button', { name: 'Annehmen und buchen' }).click();
  await fillBooker(page);
  await page.getByLabel('Ich nehme selber teil').check();
  const booker = page.getByRole('region', { name: 'Wer bucht?' });
  await booker.getByRole('textbox', { name: 'Vorname', exact: true }).fill('Selma');
  await booker.getByRole('textbox', { name: 'Nachname', exact: true }).fill('Zgraggen');
  await booker.getByLabel('E-Mail').fill(`${randomUUID()}@firn.example`);
  await fillSafety(page.getByRole('region', { name: 'Person 1: du selber' }));
  await page.getByRole('button', { name: 'Person hinzufügen' }).click();
  await fillParticipant(page.getByRole('region', { name: 'Person 2' }), {
    firstName: 'Noëlle',
    lastName: 'Zurbriggen',
    email: 'noelle@firn.example',
    phone: '078 444 11 22',
  });
  await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
  await page.getByLabel(/Allgemeinen Geschäftsbedingungen/).check();
  await page.getByRole('button', { name: 'Verbindlich buchen' }).click();
  await expect(page.getByRole('heading', { name: 'Du bist dabei!' })).toBeVisible();
}

async function isInOrder(page: Page): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await breaches(page), `${page.url()} at ${width}`).toEqual([]);
    expect.soft(await overflow(page), `${page.url()} at ${width}`).toBe(0);
  }
}

test('a private tour is asked for, offered with its own price, and booked', async ({
  page,
  browser,
  logIn,
  quietConsole,
}) => {
  const lastName = `Zgraggen${randomUUID().replace(/[^a-f]/g, '')}`;
  const email = `${randomUUID()}@firn.example`;
  const context = await browser.newContext();
  const guest = await context.newPage();
  const offer = await aPrivateOffer(guest);
  await ask(guest, offer, email, lastName);
  await guest.goto(await mailedLink(email, 'private_request_received'));
  await expect(guest.getByRole('heading', { name: 'Wir prüfen deine Anfrage' })).toBeVisible();
  await isInOrder(guest);

  await logIn('admin@firn.example');
  await offerTo(page, lastName);
  await isInOrder(page);
  const event = await page.getByRole('link', { name: /^E-/ }).getAttribute('href');
  const address = `/event/${event?.split('/').at(-1)}`;

  const link = await mailedLink(email, 'private_offer');
  await guest.goto(link);
  await isInOrder(guest);
  await bookByLink(guest, link);
  await page.reload();
  await expect(page.getByText('Gebucht', { exact: true })).toBeVisible();

  const stranger = await (await browser.newContext()).newPage();
  quietConsole.allow(/404/);
  expect((await stranger.request.get(`/api${address.replace('event', 'events')}`)).status()).toBe(404);
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: 'Deine Tour ist gebucht' })).toBeVisible();
});
