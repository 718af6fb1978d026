import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { breaches, overflow } from '../support/accessibility.ts';
import { type DeskEvent, deskEvent, deskEventPath } from '../support/desk-event.ts';
import { bookAsGuest, type GuestBooking, mailedLink, mailedText } from '../support/guest-booking.ts';
import { expect, test } from '../support/test.ts';
import { writer } from '../support/writer.ts';

test.describe.configure({ timeout: 120_000 });

const DAY_MS = 86_400_000;

interface Hut {
  readonly title: string;
  readonly email: string;
}

/** Guests of all journeys share one network: whoever is braked confirms by the mailed link. */
async function bookForSure(page: Page, event: DeskEvent): Promise<GuestBooking> {
  const email = `${randomUUID()}@firn.example`;
  const booking = await bookAsGuest(page, event, email);
  if (booking.state === 'held') {
    await page.goto(await mailedLink(email));
    await page.getByRole('button', { name: 'Buchung bestätigen' }).click();
    await expect(page.getByRole('heading', { name: 'Du bist dabei!' })).toBeVisible();
  }
  return booking;
}

interface Agreed {
  readonly total: number;
  readonly version: number;
  readonly eventVersion: number | null;
}

async function cancel(page: Page, { id, accessToken }: GuestBooking): Promise<void> {
  const write = writer(page.request);
  const path = `/api/bookings/${id}/cancellation?token=${accessToken}`;
  const preview = (await (await write('POST', `${path}&dryRun=1`, {})).json()) as Agreed;
  const { total, version, eventVersion } = preview;
  const agreed = { expectedTotal: total, expectedVersion: version };
  const answer = await write('POST', path, {
    ...agreed,
    ...(eventVersion !== null && { expectedEventVersion: eventVersion }),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function asGuests(browser: Browser, event: DeskEvent) {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/');
  const bookings: GuestBooking[] = [];
  for (let count = 0; count < 3; count += 1) bookings.push(await bookForSure(page, event));
  return {
    cancelTwo: async () => {
      for (const booking of bookings.slice(1)) await cancel(page, booking);
      await page.context().close();
    },
  };
}

/** One guide leads it, whoever else may be of the offer. */
async function accept(page: Page, event: DeskEvent): Promise<void> {
  const asked = await page.request.get(`/api/guide_assignments?event=${event['@id']}`);
  const [assignment] = (await asked.json())['hydra:member'] as { '@id': string }[];
  const answer = await writer(page.request)('POST', `${assignment?.['@id']}/transition`, { to: 'accepted' });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function ask(page: Page, { title, email }: Hut): Promise<void> {
  await page.getByRole('link', { name: 'Unterkunft hinzufügen' }).click();
  const form = page.getByRole('dialog', { name: 'Unterkunft hinzufügen' });
  await form.getByRole('combobox', { name: /^Unterkunft/ }).fill(title);
  await page.getByRole('option', { name: title }).click();
  await form.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('button', { name: `Anfragen … ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: `«${title}» anfragen` });
  await expect(dialog.getByText(/Habt ihr Platz für uns/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Anfragen' }).click();
  expect(await mailedText(email, 'accommodation_asked')).toContain('Personen: 4');
}

test('a hut is asked and says yes; two guests cancel, and it hears of it before the beds cost', async ({
  page,
  browser,
  logIn,
}) => {
  await logIn('admin@firn.example');
  await page.goto('/admin');
  const write = writer(page.request);
  const run = randomUUID().slice(0, 4);
  const hut: Hut = { title: `Tannhütte ${run}`, email: `tannhuette-${run}@unterkunft.example` };
  const registrationDeadline = new Date(Date.now() + DAY_MS).toISOString();
  // Beds are given back for free for three more days.
  const wanted = { title: `Tour zur Tannhütte ${run}`, inDays: 5, seats: 3, own: { registrationDeadline } };
  const event = await deskEvent(page, wanted);
  await accept(page, event);
  const guests = await asGuests(browser, event);
  expect((await write('POST', '/api/accommodations', { ...hut, phone: '+41 33 555 01 02' })).status()).toBe(
    201,
  );

  await page.goto(deskEventPath(event, 'accommodation'));
  await ask(page, hut);
  await page.getByRole('button', { name: `Hat zugesagt ${hut.title}` }).click();
  await expect(page.getByText('Die Reservation ist jetzt: Bestätigt.')).toBeVisible();
  await guests.cancelTwo();

  const house = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: hut.title }) });
  await test.step('the difference is seen and mailed', async () => {
    await page.goto(deskEventPath(event, 'accommodation'));
    await expect(house.getByText('neu 2 statt 4 Personen')).toBeVisible();
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await breaches(page, 'main')).toEqual([]);
      expect(await overflow(page)).toBe(0);
    }
    await page.getByRole('button', { name: `Neue Zahlen melden … ${hut.title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Neu anfragen' }).click();
    expect(await mailedText(hut.email, 'accommodation_changed')).toContain('Neu 2 statt 4 Personen.');
    await expect(house.getByText('Angefragt', { exact: true }).first()).toBeVisible();
  });

  await test.step('the day of release is named in time, and the beds go back for free', async () => {
    await page.goto('/admin');
    const work = page.getByRole('region', { name: 'Heute zu tun' });
    await work.getByRole('link', { name: /Betten noch gratis freizugeben$/ }).click();
    await expect(page.getByRole('row', { name: new RegExp(wanted.title) })).toBeVisible();
    await page.goto(deskEventPath(event, 'accommodation'));
    await page.getByRole('button', { name: `Absagen … ${hut.title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Absagen' }).click();
    expect(await mailedText(hut.email, 'accommodation_cancelled')).toContain(wanted.title);
    await expect(house.getByText('Abgesagt', { exact: true }).first()).toBeVisible();
  });

  // Nobody else books it.
  const end = { to: 'cancelled', reason: 'other', confirmation: event.code, notify: false };
  expect((await write('POST', `${event['@id']}/transition`, end)).ok()).toBe(true);
});
