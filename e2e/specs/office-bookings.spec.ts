import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { breaches, overflow } from '../support/accessibility.ts';
import { type DeskEvent, deskEvent, deskEventPath } from '../support/desk-event.ts';
import { moreOf } from '../support/office.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ timeout: 120_000 });

const A = 'a'.charCodeAt(0);

/** A name that no other run has, in letters: a number would be taken for that of a telephone. */
const aName = () =>
  `Zgraggen${[...String(Date.now())].map((digit) => String.fromCharCode(A + Number(digit))).join('')}`;

async function fill(part: Locator, texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts))
    await part.getByRole('textbox', { name, exact: true }).fill(text);
}

/** Types what somebody on the phone says of themselves. */
async function takeDown(page: Page, lastName: string) {
  const guest = page.getByRole('region', { name: 'Wer bucht und bezahlt' });
  await guest.getByLabel('Anrede').selectOption('Frau');
  await fill(guest, {
    Vorname: 'Selma',
    Name: lastName,
    'E-Mail': `${randomUUID()}@firn.example`,
    Telefon: '079 333 44 55',
    'Strasse und Nummer': 'Bergweg 7',
    PLZ: '3818',
    Ort: 'Grindelwald',
  });
  const person = page.getByRole('region', { name: 'Person 1: wer bucht' });
  await fill(person, {
    Geburtsdatum: '2.4.1988',
    'Vorname im Notfall': 'Urs',
    'Name im Notfall': 'Muster',
    'Telefon im Notfall': '079 765 43 21',
    'Anspruchsvollste Tour bisher': 'Piz Palü, ZS, 2024',
  });
  await expect(page.getByText('CHF 400.–').first()).toBeVisible();
  await page.getByRole('checkbox', { name: /^Der Gast kennt die AGB/ }).check();
}

async function bookByPhone(page: Page, event: DeskEvent, lastName: string, before = async () => {}) {
  await page.goto(deskEventPath(event, 'bookings'));
  await page.getByRole('link', { name: 'Buchung erfassen' }).click();
  await takeDown(page, lastName);
  await before();
  await page.getByRole('button', { name: 'Verbindlich buchen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Selma ${lastName}` })).toBeVisible();
  await expect(page.getByText('Bestätigt', { exact: true })).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Asks for a change of the booking and answers with the dialog, whose effects are known. */
async function ask(page: Page, action: string): Promise<Locator> {
  await page.getByRole('button', { name: action, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(action, 'i') });
  await expect(dialog.getByRole('region', { name: 'Das löst es aus' })).toBeVisible();
  return dialog;
}

async function cancelWithOwnFee(page: Page) {
  const dialog = await ask(page, 'Annullieren');
  await dialog.getByRole('checkbox', { name: 'Andere Annullationskosten' }).check();
  await dialog.getByLabel('Annullationskosten in CHF').fill('25.50');
  await expect(dialog.getByText('CHF 25.50').first()).toBeVisible();
  await dialog.getByLabel('Grund').fill('Knie verletzt, aus Kulanz');
  await dialog.getByRole('button', { name: 'Annullieren', exact: true }).click();
  await expect(page.getByText('Annulliert', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: 'CHF 25.50' }).first()).toBeVisible();
}

async function restoreBeyondSeats(page: Page) {
  const dialog = await ask(page, 'Wiederherstellen');
  await expect(dialog.getByText('Der Event ist ausgebucht.')).toBeVisible();
  await dialog.getByLabel('Grund').fill('Arzt gibt grünes Licht');
  await dialog.getByRole('checkbox', { name: 'Trotzdem machen' }).check();
  await dialog.getByRole('button', { name: 'Wiederherstellen', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Bestätigt', { exact: true })).toBeVisible();
}

async function callOff(page: Page, event: DeskEvent) {
  await page.goto(deskEventPath(event));
  await moreOf(page).click();
  await page.getByRole('button', { name: 'Absagen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Absagen: ${event.code}` });
  await dialog.getByLabel('Grund').selectOption('Wetter/Verhältnisse');
  await dialog.getByLabel(`Tippe ${event.code} zur Bestätigung`).fill(event.code);
  await dialog.getByRole('button', { name: 'Absagen', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

async function isInOrder(page: Page, paths: readonly string[]) {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await breaches(page), `${path} at ${width}`).toEqual([]);
      expect.soft(await overflow(page), `${path} at ${width}`).toBe(0);
    }
  }
}

test('the office books by phone, beyond the seats, cancels with its own fee and restores', async ({
  page,
  logIn,
}) => {
  await logIn('admin@firn.example');
  const event = await deskEvent(page, { title: `Telefon ${aName()}`, inDays: 200, seats: 1 });
  const first = aName();
  const booking = await bookByPhone(page, event, first);
  await bookByPhone(page, event, `${first}zwei`, async () => {
    await expect(page.getByText('Der Event ist ausgebucht.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Trotzdem buchen' }).check();
    await page.getByLabel('Grund').fill('Der Guide nimmt eine Person mehr');
  });
  await page.goto(booking);
  await cancelWithOwnFee(page);
  await restoreBeyondSeats(page);

  await page.getByRole('link', { name: 'Verlauf' }).click();
  const history = page.getByRole('region', { name: 'Verlauf' });
  await expect(history.getByText(/Knie verletzt, aus Kulanz/).first()).toBeVisible();
  await expect(history.getByText(/Über Plätze oder Fristen hinweg\..*Arzt gibt grünes Licht/)).toBeVisible();
  await page.getByRole('link', { name: 'E-Mails' }).click();
  await expect(page.getByRole('region', { name: 'E-Mails' }).getByRole('listitem')).not.toHaveCount(0);

  await callOff(page, event);
  await page.goto(booking);
  await expect(page.getByText('Abgesagt', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annullieren', exact: true })).toHaveCount(0);
});

test('a person is corrected, then replaced by somebody else at the price that stands there', async ({
  page,
  logIn,
}) => {
  await logIn('admin@firn.example');
  const event = await deskEvent(page, { title: `Ersatz ${aName()}`, inDays: 220, seats: 2 });
  const lastName = aName();
  const booking = await bookByPhone(page, event, lastName);
  await page.goto(`${booking}/people`);
  await page.getByRole('button', { name: `Selma ${lastName} bearbeiten` }).click();
  const correction = page.getByRole('form', { name: `Selma ${lastName} bearbeiten` });
  await fill(correction, { 'Telefon privat': '031 311 11 11' });
  await correction.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('link', { name: '031 311 11 11' })).toBeVisible();

  await page.getByRole('button', { name: `Selma ${lastName} ersetzen` }).click();
  const form = page.getByRole('form', { name: `Selma ${lastName} ersetzen` });
  await form.getByLabel('Anrede').selectOption('Herr');
  await fill(form, {
    Vorname: 'Reto',
    Name: lastName,
    'E-Mail': `${randomUUID()}@firn.example`,
    Telefon: '079 444 55 66',
    Geburtsdatum: '3.5.1990',
    'Vorname im Notfall': 'Urs',
    'Name im Notfall': 'Muster',
    'Telefon im Notfall': '079 765 43 21',
    'Anspruchsvollste Tour bisher': 'Balmhorn, WS, 2025',
    Grund: 'Selma ist krank',
  });
  await expect(form.getByRole('region', { name: 'Das löst es aus' }).getByText('CHF 400.–')).not.toHaveCount(
    0,
  );
  await form.getByRole('button', { name: 'Ersetzen' }).click();
  await expect(page.getByRole('heading', { level: 3, name: `Reto ${lastName}` })).toBeVisible();
  await expect(page.getByText('Ersetzt', { exact: true })).toBeVisible();
});

test('the pages of a booking are accessible on a phone and on a desk', async ({ page, logIn }) => {
  await logIn('admin@firn.example');
  const event = await deskEvent(page, { title: `Pult ${aName()}`, inDays: 210, seats: 4 });
  const booking = await bookByPhone(page, event, aName());
  await isInOrder(page, [
    '/admin/bookings?state=confirmed',
    booking,
    `${booking}/people`,
    `${booking}/history`,
    `${booking}/mails`,
    `${booking}/notes`,
    `/admin/bookings/neu?event=${event.id}`,
    deskEventPath(event, 'bookings'),
    deskEventPath(event, 'participants'),
  ]);
});
