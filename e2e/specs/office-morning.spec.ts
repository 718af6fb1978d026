import type { Locator, Page } from '@playwright/test';
import { breaches, overflow } from '../support/accessibility.ts';
import { type DeskEvent, deskEvent, deskEventPath } from '../support/desk-event.ts';
import { countEffort, type Effort } from '../support/effort.ts';
import { fallsOut } from '../support/falls-out.ts';
import { bookAsGuest, type GuestBooking, mailedText } from '../support/guest-booking.ts';
import { mouse } from '../support/hand.ts';
import { createOffer, headRow, saved } from '../support/office.ts';
import { takeCall } from '../support/take-call.ts';
import { csrfToken, expect, test } from '../support/test.ts';
import { writer } from '../support/writer.ts';

test.describe.configure({ timeout: 180_000 });

/** The most that each task may take (docs/reference/office-effort.md). */
const AT_MOST = {
  season: { clicks: 6, keys: 60 },
  call: { clicks: 1, keys: 12 },
  guide: { clicks: 4, keys: 0 },
  moved: { clicks: 2, keys: 20 },
} as const satisfies Readonly<Record<string, Effort>>;

const DAY_MS = 86_400_000;
/** Far behind the dates of every other journey. */
const FIRST = new Date(Date.now() + 700 * DAY_MS);
const DATES = [0, 7, 14, 21].map((days) => new Date(FIRST.getTime() + days * DAY_MS));
const dayOf = (date: Date) => `${date.getUTCDate()}.${date.getUTCMonth() + 1}.${date.getUTCFullYear()}`;

/** More than a page of tasks has. */
const MOST_STEPS = 101;

/** An own task of today, which nobody else has. */
async function writeTask(page: Page, title: string): Promise<void> {
  const due = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' }).format(new Date());
  const answer = await page.request.post('/api/tasks', {
    data: { title, due },
    headers: { 'x-csrf-token': await csrfToken(page) },
  });
  expect(answer.status()).toBe(201);
}

const inFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-task]')?.getAttribute('aria-label') ?? '');

/** Goes down the list by «j» until a task has the focus. */
async function goTo(page: Page, name: RegExp): Promise<string> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('j');
    const label = await inFocus(page);
    if (name.test(label)) return label;
  }
  throw new Error(`No task ${name} on the first page.`);
}

/** Goes on by Tab until something with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
    if (name.test(label)) return;
  }
  throw new Error(`Nothing is called ${name}.`);
}

function expectWithin({ clicks, keys }: Effort, most: Effort): void {
  expect(clicks).toBeLessThanOrEqual(most.clicks);
  expect(keys).toBeLessThanOrEqual(most.keys);
}

/** Everything that an offer needs before its events can be booked, and nothing of what may follow. */
async function anOfferForSale(page: Page): Promise<string> {
  const hand = mouse(page);
  await page.goto('/admin/offer');
  const offer = await createOffer(page, hand, `Saison ${Date.now()}`);
  await hand.find(page.getByRole('combobox', { name: 'Guides' }), 'Bernasconi');
  await hand.write(page.getByRole('textbox', { name: /^Preis/ }).nth(3), '450');
  await saved(page);
  return offer;
}

/** Four dates of a new offer, all of them bookable; stays at their list. */
async function enterSeason(page: Page): Promise<Effort> {
  await page.goto(`${await anOfferForSale(page)}/occurrences`);
  const effort = await countEffort(page);
  await page.getByRole('link', { name: 'Neue Events' }).click();
  await expect(page.getByRole('textbox', { name: /^Tage/ })).toBeFocused();
  await page.keyboard.type(DATES.map(dayOf).join(','));
  for (const time of ['7', '17']) {
    await page.getByRole('textbox', { name: time === '7' ? /^Beginn um/ : /^Ende um/ }).click();
    await page.keyboard.type(time);
  }
  await page.getByRole('radio', { name: 'Buchbar' }).click();
  const checks = page.getByRole('list', { name: 'Vor dem Buchen' });
  await expect(checks.getByRole('link', { name: 'Die Ausrüstung ist beschrieben.' })).toBeVisible();
  expect([await breaches(page), await overflow(page)]).toEqual([[], 0]);
  await page.getByRole('textbox', { name: /^Warum trotzdem/ }).click();
  await page.keyboard.type('Texte folgen');
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await expect(page).toHaveURL(/\/occurrences$/);
  await expect(page.getByRole('row').filter({ hasText: 'Buchbar' })).toHaveCount(DATES.length);
  return effort();
}

/** Agrees for the guides who are asked for an event. */
async function agree(page: Page, { '@id': event }: DeskEvent): Promise<void> {
  const answer = await page.request.get(`/api/guide_assignments?event=${event}&state[]=asked`);
  const { 'hydra:member': asked } = (await answer.json()) as { 'hydra:member': { '@id': string }[] };
  expect(asked).toHaveLength(1);
  for (const { '@id': path } of asked) {
    const agreed = await writer(page.request)('POST', `${path}/transition`, { to: 'accepted' });
    expect(agreed.ok(), await agreed.text()).toBe(true);
  }
}

/** A date with a guide, for which eight have booked. */
async function bookedDate(page: Page) {
  const event = await deskEvent(page, { title: `Verschoben ${Date.now()}`, inDays: 690, seats: 9 });
  await agree(page, event);
  const email = (seat: number) => `morgen-${event.code}-${seat}@firn.example`.toLowerCase();
  const bookings: GuestBooking[] = [];
  for (let seat = 0; seat < 8; seat += 1) bookings.push(await bookAsGuest(page, event, email(seat)));
  const [booking] = bookings;
  if (!booking) throw new Error('Nobody has booked.');
  return { event, booking, email: email(0) };
}

const changeDialog = (page: Page) => page.getByRole('dialog', { name: /Änderung eines gebuchten Events/ });

async function tellAll(dialog: Locator): Promise<void> {
  await expect(dialog.getByRole('checkbox', { name: 'Wer gebucht hat (8)' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Speichern und senden' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Moves the date to ten days later, and tells all who have booked. */
async function move(page: Page): Promise<Effort> {
  const begin = page.getByRole('textbox', { name: /^Beginn/ });
  await expect(begin).toBeVisible();
  expect(await headRow(page)).toEqual({ isOne: true, filled: ['Definitiv durchführen'] });
  const effort = await countEffort(page);
  await begin.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(`${dayOf(FIRST)} 7`);
  await page.keyboard.press('Control+s');
  await tellAll(changeDialog(page));
  await expect(page.getByText('Gespeichert', { exact: true }).first()).toBeVisible();
  const dayAfter = new Date(FIRST.getTime() + DAY_MS);
  const end = page.getByRole('textbox', { name: /^Ende/ });
  await expect(end).toHaveValue(new RegExp(`^0?${dayAfter.getUTCDate()}\\.`));
  return effort();
}

/** Asks for a change of the booking, and makes it once its effects are known. */
async function change(page: Page, action: string, state: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(action, 'i') });
  await expect(dialog.getByRole('region', { name: 'Das löst es aus' })).toBeVisible();
  await dialog.getByLabel('Grund').fill('Aus Versehen');
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(state, { exact: true }).first()).toBeVisible();
}

test('a whole morning: a season, a call, a guide who falls out, bad weather and a mistake', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn('admin@firn.example');
  const { event, booking, email } = await bookedDate(page);

  await test.step('four dates of a new offer are bookable', async () => {
    expectWithin(await enterSeason(page), AT_MOST.season);
  });

  await test.step('a known guest calls, and gets two seats of the first of them', async () => {
    const first = page.getByRole('row').filter({ hasText: 'Buchbar' }).first().getByRole('link').first();
    await page.goto(`${await first.getAttribute('href')}/bookings`);
    const effort = await takeCall(page, { name: 'Yves Vogel', email: /yves\.vogel\d*@gast\.example/ });
    expectWithin(effort, AT_MOST.call);
  });

  await test.step('a guide falls out; who has booked hears of the one who steps in', async () => {
    await page.goto(deskEventPath(event));
    expectWithin(await fallsOut(page, event.code), AT_MOST.guide);
    await agree(page, event);
    expect(await mailedText(email, 'event_changed')).toContain('Guide');
    await page.getByRole('dialog').getByRole('button', { name: 'Schliessen' }).last().click();
  });

  await test.step('bad weather moves the date with mails, and the forecast takes it back', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(deskEventPath(event));
    expectWithin(await move(page), AT_MOST.moved);
    await page.getByRole('button', { name: 'Rückgängig machen' }).click();
    await tellAll(changeDialog(page));
    await expect(page.getByText('Alles ist wieder wie vorher.')).toBeVisible();
    expect([await breaches(page), await overflow(page)]).toEqual([[], 0]);
  });

  await test.step('a wrong address is corrected, and a seat that was cancelled is taken back', async () => {
    await page.goto(`/admin/bookings/${booking.id}`);
    await page.getByRole('button', { name: 'Angaben bearbeiten' }).click();
    const form = page.getByRole('form', { name: 'Buchung bearbeiten' });
    await form.getByRole('textbox', { name: /^Strasse/ }).fill('Bergweg 9');
    await form.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Bergweg 9, CH-3818 Grindelwald')).toBeVisible();
    await change(page, 'Annullieren', 'Annulliert');
    await change(page, 'Wiederherstellen', 'Bestätigt');
  });
});

test('a morning by the keyboard alone: ticked off, taken back, snoozed, taken and settled in place', async ({
  page,
  logIn,
}) => {
  await logIn('admin@firn.example');
  const title = `Seile holen ${Date.now()}`;
  await writeTask(page, title);
  await page.goto('/admin/task');
  const own = page.getByRole('listitem', { name: title });
  await expect(
    page.getByRole('region', { name: 'Heute' }).getByRole('listitem', { name: title }),
  ).toBeVisible();
  expect(await breaches(page)).toEqual([]);

  await goTo(page, new RegExp(title));
  await page.keyboard.press('e');
  await expect(page.getByText(`«${title}» ist erledigt.`)).toBeVisible();
  await expect(own).toHaveCount(0);
  await page.getByRole('button', { name: 'Rückgängig' }).press('Enter');
  await expect(own).toBeVisible();

  await page.reload();
  await expect(own).toBeVisible();
  await goTo(page, new RegExp(title));
  await page.keyboard.press('a');
  const assign = page.getByRole('dialog', { name: `Zuweisen: ${title}` });
  await expect(assign).toBeVisible();
  expect(await breaches(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(assign).toHaveCount(0);
  await expect(own.getByText('niemandem zugewiesen')).toHaveCount(0);

  await page.keyboard.press('s');
  const snooze = page.getByRole('dialog', { name: `Zurückstellen: ${title}` });
  await expect(snooze).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(snooze).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: 'Heute' }).getByRole('listitem', { name: title }),
  ).toHaveCount(0);
});

/** Opens the next request by Enter, confirms it on its page, and goes on by «j». */
async function answerOnPage(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole('listitem', { name: /^Anfrage beantworten/ }).first()).toBeVisible();
  await goTo(page, /^Anfrage beantworten/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/bookings\//);
  const answered = page.url();
  await page.getByRole('button', { name: 'Bestätigen', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Bestätigen' }).press('Enter');
  await expect(page.getByText(/^Geregelt\. Als Nächstes: /)).toBeVisible();
  expect(await breaches(page)).toEqual([]);
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(answered);
  await expect(page.getByText(/^Geregelt\./)).toHaveCount(0);
}

test('a request is confirmed in place, and is gone from list, dashboard and bookings alike', async ({
  page,
  logIn,
}) => {
  await logIn('admin@firn.example');
  await page.goto('/admin/task');
  const name = await goTo(page, /^Anfrage beantworten/);
  const task = page.getByRole('listitem', { name, exact: true }).first();
  const id = await task.getAttribute('data-task');
  await tabTo(page, /^Bestätigen/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox')).toBeVisible();
  await dialog.getByRole('button', { name: 'Bestätigen' }).press('Enter');
  await expect(page.locator(`[data-task="${id}"]`)).toHaveCount(0);
  await test.step('the next request is answered on its page, which offers what comes then', () =>
    answerOnPage(page));
  const counts = await page.evaluate(async () => {
    const total = async (path: string) =>
      ((await (await fetch(path)).json()) as { totalItems: number }).totalItems;
    const work = (await (await fetch('/api/open-work')).json()) as {
      groups: { kind: string; count: number }[];
    };
    return [
      work.groups.find(({ kind }) => kind === 'bookings-requested')?.count,
      await total('/api/bookings?work=bookings-requested'),
      await total('/api/tasks?kind=bookings-requested'),
    ];
  });
  expect(new Set(counts).size).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });
  test('nothing of the list of tasks goes over the edge', async ({ page, logIn }) => {
    await logIn('admin@firn.example');
    await page.goto('/admin/task');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await overflow(page)).toBe(0);
  });
});
