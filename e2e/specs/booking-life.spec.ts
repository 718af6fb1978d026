import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { breaches, overflow } from '../support/accessibility.ts';
import { fillBooker, fillParticipant, fillSafety } from '../support/booking-form.ts';
import { deskEvent } from '../support/desk-event.ts';
import { bookedEvents, type PublicEvent } from '../support/events.ts';
import { bookAsGuest, type GuestBooking, mailedLink, mailedLinks } from '../support/guest-booking.ts';
import { expect, PASSWORD, test } from '../support/test.ts';
import { enter, writer } from '../support/writer.ts';

interface Date extends PublicEvent {
  readonly offer: string;
  readonly bookedPlaces: number | null;
}

const OPEN = 'order[start]=asc&itemsPerPage=100';
const WEEK = 7 * 24 * 3600 * 1000;

/** Bookable dates that begin in some weeks, so that cancelling has a price and every deadline is ahead. */
async function dates(page: Page): Promise<Date[]> {
  const from = new globalThis.Date(globalThis.Date.now() + 3 * WEEK).toISOString();
  const answer = await page.request.get(`/api/events?${OPEN}&start[after]=${from}`);
  const { 'hydra:member': found } = (await answer.json()) as { 'hydra:member': Date[] };
  return found.filter(
    ({ availability, published, freePlaces }) =>
      ['bookable', 'few'].includes(availability) && published && freePlaces > 2,
  );
}

const nameOf = (page: Page) => page.getByRole('heading', { level: 1 });

/** In a test run the guests of all journeys share one network: whoever is braked confirms by the mailed link. */
async function bookForSure(
  page: Page,
  event: Pick<PublicEvent, '@id'>,
  email = `${randomUUID()}@firn.example`,
): Promise<GuestBooking> {
  const booking = await bookAsGuest(page, event, email);
  if (booking.state === 'held') {
    await page.goto(await mailedLink(email));
    await page.getByRole('button', { name: 'Buchung bestätigen' }).click();
    await expect(page.getByRole('heading', { name: 'Du bist dabei!' })).toBeVisible();
  }
  return booking;
}

async function isWellMade(page: Page): Promise<void> {
  expect(await breaches(page, 'main')).toEqual([]);
  expect(await overflow(page)).toBe(0);
}

test('a guest without an account cancels with a fee; who waits gets the seat', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const office = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await enter(office.request, 'admin@firn.example', PASSWORD);
  const waiting = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await enter(waiting.request, 'gast@firn.example', PASSWORD);
  const booked = await bookedEvents(waiting.request);
  const open = (await dates(office)).find(({ id }) => !booked.has(id));
  if (!open) throw new Error('The demo has no date with room.');
  const { bookedPlaces } = (await (await office.request.get(open['@id'])).json()) as Date;
  const oneSeat = { maximumParticipants: (bookedPlaces ?? 0) + 1, minimumParticipants: 1 };
  expect((await writer(office.request)('PATCH', open['@id'], oneSeat)).status()).toBe(200);
  const booking = await bookForSure(page, open);

  await test.step('the date is full: somebody joins the waiting list with the same form', async () => {
    await waiting.goto(`/event/${open.id}/${open.slug}`);
    await waiting.getByRole('link', { name: 'Auf die Warteliste' }).first().click();
    await expect(waiting.getByText('Ausgebucht: Du kommst auf die Warteliste.')).toBeVisible();
    await fillBooker(waiting);
    await fillSafety(waiting.getByRole('region', { name: 'Person 1: du selber' }));
    await waiting.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
    await waiting.getByLabel(/Allgemeinen Geschäftsbedingungen/).check();
    await waiting.getByRole('button', { name: 'Auf die Warteliste' }).click();
    await expect(nameOf(waiting)).toHaveText('Du bist auf der Warteliste');
    await expect(waiting.getByText('Du bist Nummer 1.')).toBeVisible();
    await isWellMade(waiting);
  });

  await test.step('the guest sees the fee, and cancels by the keyboard alone', async () => {
    await page.goto(`/profil/buchung/${booking.id}?token=${booking.accessToken}`);
    await expect(page.getByLabel('Adresse dieser Buchung')).toHaveValue(/token=/);
    await isWellMade(page);
    await page.getByRole('link', { name: 'Ganze Buchung annullieren' }).press('Enter');
    const button = page.getByRole('button', { name: 'Kostenpflichtig annullieren' });
    await expect(button).toBeVisible();
    await isWellMade(page);
    await button.press('Enter');
    await expect(nameOf(page)).toHaveText('Annulliert');
    await expect(nameOf(page)).toBeFocused();
    await page.getByRole('link', { name: 'Zur Buchung' }).click();
    await expect(page.getByText('Diese Buchung ist annulliert und gilt nicht mehr.')).toBeVisible();
    await expect(page.getByText('Zahlbar bis', { exact: true })).toBeHidden();
    await expect(page.getByRole('row', { name: /Annullationskosten/ })).toBeVisible();
    await isWellMade(page);
  });

  await test.step('the seat is offered at once, and accepted', async () => {
    await waiting.goto('/profil');
    await waiting.getByRole('link', { name: /Plätze frei: Nimm sie bis/ }).click();
    await expect(nameOf(waiting)).toHaveText('Dein Platz ist frei');
    await isWellMade(waiting);
    await waiting.getByRole('button', { name: 'Kostenpflichtig annehmen' }).click();
    await expect(nameOf(waiting)).toHaveText('Du bist dabei!');
    await waiting.getByRole('link', { name: 'Buchung ansehen' }).click();
    await expect(waiting.getByText('Du bist dabei.')).toBeVisible();
  });
});

test('somebody else goes, one more comes along, and all move to another date', async ({ page }) => {
  const found = await dates(page);
  const perOffer = Map.groupBy(found, ({ offer }) => offer);
  const [first, second] = [...perOffer.values()].find((same) => same.length > 1) ?? [];
  if (!first || !second) throw new Error('The demo has no tour with two dates that have room.');
  const booking = await bookForSure(page, first);
  const path = `/profil/buchung/${booking.id}?token=${booking.accessToken}`;

  const typed = async (firstName: string) => {
    await fillParticipant(page.getByRole('main'), {
      firstName,
      lastName: 'Zurbriggen',
      email: `${randomUUID()}@firn.example`,
      phone: '078 444 11 22',
    });
    await page.getByRole('button', { name: 'Weiter' }).click();
  };

  await test.step('somebody else takes the seat, free of charge', async () => {
    await page.goto(path);
    await page.getByRole('link', { name: 'Selma Zgraggen ersetzen' }).click();
    await typed('Noëlle');
    await expect(page.getByText(/^Das kostet nichts: Das Total bleibt/)).toBeVisible();
    await isWellMade(page);
    await page.getByRole('button', { name: 'Person ersetzen' }).click();
    await expect(
      page.getByText('Noëlle Zurbriggen ist jetzt an Stelle von Selma Zgraggen dabei.'),
    ).toBeVisible();
  });

  await test.step('one more comes along at the price of the day', async () => {
    await page.getByRole('link', { name: 'Zur Buchung' }).click();
    await page.getByRole('link', { name: 'Person hinzufügen' }).click();
    await typed('Ida');
    await page.getByRole('button', { name: 'Kostenpflichtig hinzufügen' }).click();
    await expect(page.getByText('Ida Zurbriggen ist auch dabei.')).toBeVisible();
  });

  await test.step('both move to another date', async () => {
    await page.getByRole('link', { name: 'Zur Buchung' }).click();
    await expect(page.getByText('Nicht mehr dabei: Selma Zgraggen (Ersetzt)')).toBeVisible();
    await page.getByRole('link', { name: 'Anderen Termin wählen' }).click();
    await page.getByRole('radio').and(page.locator(':enabled')).first().check();
    await page.getByRole('button', { name: /wechseln$/ }).click();
    await expect(nameOf(page)).toHaveText('Neuer Termin');
    await page.getByRole('link', { name: 'Zur Buchung' }).click();
    await expect(page.getByRole('link', { name: 'Zum Termin' })).not.toHaveAttribute(
      'href',
      new RegExp(first.id),
    );
    await isWellMade(page);
  });

  await test.step('the calendar file is that of the new date', async () => {
    const file = await page.request.get(
      `/api/bookings/${booking.id}/calendar.ics?token=${booking.accessToken}`,
    );
    const calendar = await file.text();
    expect(calendar).toContain(`UID:booking-${booking.id}@firn`);
    expect(calendar.replaceAll('\r\n ', '')).not.toContain(first.id);
    expect(calendar).toContain('METHOD:PUBLISH');
  });
});

test('whose date the office calls off chooses another one by the link of the mail', async ({
  page,
  browser,
  baseURL,
}) => {
  const office = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await enter(office.request, 'admin@firn.example', PASSWORD);
  const title = `Absage ${randomUUID().slice(0, 8)}`;
  const off = await deskEvent(office, { title, inDays: 230, seats: 2 });
  const other = await deskEvent(office, { title, inDays: 237, seats: 2 });
  const email = `${randomUUID()}@firn.example`;
  const booking = await bookForSure(page, off, email);
  const call = { to: 'cancelled', reason: 'weather', confirmation: off.code, notify: true };
  const called = await writer(office.request)('POST', `${off['@id']}/transition`, call);
  expect(called.status(), await called.text()).toBe(200);

  await test.step('the mail leads to the booking, which says why', async () => {
    const links = await mailedLinks(email, 'booking_annulled_weather');
    await page.goto(links.find((link) => link.includes(booking.id)) ?? '');
    await expect(page.getByText(/absagen: Die Verhältnisse sind zu schlecht/)).toBeVisible();
    await isWellMade(page);
  });

  await test.step('another date is taken without a fee', async () => {
    await page.getByRole('link', { name: 'Anderen Termin wählen' }).click();
    await expect(page.getByText(/ist abgesagt\. Deine Personen kommen mit/)).toBeVisible();
    await page
      .getByRole('radio')
      .and(page.locator(`[value="${other.id}"]`))
      .check();
    await expect(page.getByText('Neuer Gesamtpreis')).toBeVisible();
    await isWellMade(page);
    await page.getByRole('button', { name: 'Kostenpflichtig wechseln' }).click();
    await expect(nameOf(page)).toHaveText('Neuer Termin');
    await page.getByRole('link', { name: 'Zur Buchung' }).click();
    await expect(page.getByText('Du bist dabei.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Zum Termin' })).toHaveAttribute(
      'href',
      new RegExp(other.id),
    );
  });
});
