import type { Locator, Page } from '@playwright/test';
import { breaches, overflow } from '../support/accessibility.ts';
import { logOut } from '../support/account.ts';
import { fillBooker, fillParticipant, fillSafety } from '../support/booking-form.ts';
import { type DeskEvent, deskEvent } from '../support/desk-event.ts';
import { bookableEvent } from '../support/events.ts';
import { expect, logInByForm, test } from '../support/test.ts';

/** The rules of the persons of a booking in a browser; which test shows which: docs/domain/bookings.md#rules-and-tests. */

const DAY_MS = 86_400_000;
const MINIMUM_AGE = 12;
const START_IN_DAYS = 40;

/** Birthday of somebody who is so old when the event begins. */
function bornBefore(years: number): string {
  const start = new Date(Date.now() + (START_IN_DAYS - 30) * DAY_MS);
  const day = String(start.getUTCDate()).padStart(2, '0');
  const month = String(start.getUTCMonth() + 1).padStart(2, '0');
  return `${day}.${month}.${start.getUTCFullYear() - years}`;
}

/** An event above Basis with a minimum age; afterwards nobody is logged in. */
async function demandingEvent(page: Page, logIn: (email: string) => Promise<void>): Promise<DeskEvent> {
  await logIn('admin@firn.example');
  const levels = (await (await page.request.get('/api/levels')).json()) as {
    'hydra:member': { '@id': string; title: string }[];
  };
  const level = levels['hydra:member'].find(({ title }) => title !== 'Basis')?.['@id'];
  const own = { level, minimumAge: MINIMUM_AGE };
  const event = await deskEvent(page, { title: 'Regeln am Grat', inDays: START_IN_DAYS, seats: 8, own });
  await page.context().clearCookies();
  return event;
}

const self = (page: Page) => page.getByRole('region', { name: 'Person 1: du selber' });
const person = (page: Page, number: number) =>
  page.getByRole('region', { name: `Person ${number}`, exact: true });
const field = (part: Locator, name: string) => part.getByRole('textbox', { name, exact: true });
const complaints = (page: Page) => page.locator('[aria-invalid="true"]');
const next = (page: Page) => page.getByRole('button', { name: 'Weiter zur Prüfung' });

/** Types something wrong, leaves the field, and reads the complaint; then types it right, and it is gone. */
async function isHeldTo(part: Locator, label: string, wrong: string, complaint: string, right: string) {
  const input = field(part, label);
  await input.fill(wrong);
  await input.blur();
  await expect(part.getByText(complaint)).toBeVisible();
  await input.fill(right);
  await input.blur();
  await expect(part.getByText(complaint)).toBeHidden();
}

test('each rule of the persons holds in the form, and none before a field was left', async ({
  page,
  logIn,
}) => {
  const event = await demandingEvent(page, logIn);
  await page.goto(`/event/${event.id}/buchen`);
  const booker = page.getByRole('region', { name: 'Wer bucht?' });

  await test.step('no message before a field was left', async () => {
    await field(booker, 'Vorname').focus();
    await expect(complaints(page)).toHaveCount(0);
    await field(booker, 'Nachname').focus();
    await expect(booker.getByText('Bitte fülle das Feld «Vorname» aus.')).toBeVisible();
    await expect(complaints(page)).toHaveCount(1);
  });

  await test.step('who books: salutation, name, address of mail in ASCII, phone, address', async () => {
    await booker.getByRole('radio', { name: 'Frau' }).check();
    await isHeldTo(
      booker,
      'Vorname',
      'www.boese.example',
      'Bitte gib nur den Namen an, ohne Internetadresse.',
      'Nora',
    );
    await field(booker, 'Nachname').fill('Zumstein');
    const ascii = 'Bitte schreibe bei «E-Mail» ohne Umlaute und Sonderzeichen.';
    await isHeldTo(booker, 'E-Mail', 'zoë@firn.example', ascii, 'Nora@firn.example');
    await isHeldTo(booker, 'Mobiltelefon', '12', 'Bitte gib eine gültige Telefonnummer an', '079 555 12 12');
    await field(booker, 'Strasse und Nummer').fill('Bergweg 7');
    const digits = 'Bitte gib eine Postleitzahl mit vier Ziffern an.';
    await isHeldTo(booker, 'PLZ', '38180', digits, '3818');
    await expect(field(booker, 'Ort')).toHaveValue('Grindelwald');
    await field(booker, 'PLZ').fill('3900');
    await expect(booker.getByText('3 Orte haben diese Postleitzahl: Wähle einen aus.')).toBeVisible();
    expect(await breaches(page, 'main')).toEqual([]);
    await booker.getByRole('combobox', { name: 'Ort', exact: true }).fill('Gamsen');
    await expect(booker.getByText(/Orte haben diese/)).toBeHidden();
  });

  await test.step('the booker is put first, before who was there already', async () => {
    await page.getByLabel('Ich nehme selber teil').uncheck();
    await expect(self(page)).toBeHidden();
    const urs = { firstName: 'Urs', lastName: 'Meier', email: 'urs@firn.example', phone: '079 222 33 44' };
    await fillParticipant(person(page, 1), urs);
    await page.getByLabel('Ich nehme selber teil').check();
    await expect(self(page)).toBeVisible();
    await expect(field(person(page, 2), 'Vorname')).toHaveValue('Urs');
    expect(await breaches(page, 'main')).toEqual([]);
  });

  await test.step('age: yesterday at the latest, minimum age, parents below 18', async () => {
    const part = self(page);
    const tooYoung = `Das Mindestalter beträgt ${MINIMUM_AGE} Jahre.`;
    await isHeldTo(part, 'Geburtsdatum', bornBefore(5), tooYoung, bornBefore(15));
    const minor = part.getByRole('group', { name: 'Minderjährig' });
    await field(minor, 'Name der erziehungsberechtigten Person').focus();
    await field(minor, 'Name der erziehungsberechtigten Person').blur();
    await expect(minor.getByText(/erziehungsberechtigte Person/).last()).toBeVisible();
    await field(minor, 'Name der erziehungsberechtigten Person').fill('Eva Zumstein');
    await minor.getByRole('checkbox').check();
    await field(part, 'Geburtsdatum').fill(bornBefore(30));
    await expect(minor).toBeHidden();
  });

  await test.step('emergency contact with another number, SAC, allergies, hardest tour', async () => {
    const part = self(page);
    await fillSafety(part);
    const own = 'Die Notfallnummer muss eine andere sein als die eigene Nummer.';
    await isHeldTo(part, 'Telefon Notfallkontakt', '+41 79 555 12 12', own, '079 765 43 21');
    await part.getByRole('checkbox', { name: /Mitglied des SAC/ }).check();
    await isHeldTo(
      part,
      'SAC-Mitgliedernummer',
      '12a',
      'Bitte gib bei «SAC-Mitgliedernummer» nur Ziffern an, höchstens 10.',
      '123456',
    );
    await part.getByRole('checkbox', { name: /Allergien/ }).check();
    await isHeldTo(part, 'Welche Allergien?', ' ', 'Bitte beschreibe die Allergien.', 'Nüsse');
    await isHeldTo(
      part,
      'Bisher anspruchsvollste Tour',
      '',
      'Bitte nenne die bisher anspruchsvollste Tour.',
      'Piz Palü, ZS, 2024',
    );
  });

  await test.step('a new person with a known address replaces the old one, once it is left; and back', async () => {
    await page.getByRole('button', { name: 'Person hinzufügen' }).click();
    await expect(person(page, 3).locator('[aria-invalid="true"]')).toHaveCount(0);
    await field(person(page, 3), 'Vorname').fill('Ursina');
    await field(person(page, 3), 'E-Mail').fill('URS@firn.example');
    await expect(person(page, 3)).toBeVisible();
    await field(person(page, 3), 'E-Mail').blur();
    await expect(person(page, 3)).toBeHidden();
    await expect(field(person(page, 2), 'Vorname')).toHaveValue('Ursina');
    await expect(field(person(page, 2), 'Nachname')).toHaveValue('Meier');
    await page.getByRole('button', { name: 'Rückgängig machen' }).click();
    await expect(field(person(page, 2), 'Vorname')).toHaveValue('Urs');
    await expect(field(person(page, 3), 'E-Mail')).toHaveValue('');
  });

  await test.step('somebody without an address is reached by way of the booker; the booker’s own replaces nobody', async () => {
    const child = person(page, 3);
    await child.getByRole('radio', { name: 'Frau' }).check();
    await field(child, 'Nachname').fill('Zumstein');
    await field(child, 'Mobiltelefon').fill('079 555 12 12');
    await fillSafety(child);
    await field(child, 'E-Mail').fill('nora@firn.example');
    await field(child, 'E-Mail').blur();
    await expect(child.getByText('Diese E-Mail-Adresse ist schon bei Person 1 eingetragen.')).toBeVisible();
    await child.getByRole('button', { name: 'Keine eigene E-Mail-Adresse' }).click();
    await expect(
      child.getByText('Was wir dieser Person schreiben, geht an dich: Nora@firn.example.'),
    ).toBeVisible();
  });

  await next(page).click();
  await expect(page).toHaveURL(`/event/${event.id}/buchen/zahlung`);
  const booked = page.getByRole('region', { name: /^Nimmt teil: Person/ });
  await expect(booked).toHaveText([/Nora Zumstein.*Allergien: Nüsse/, /Urs Meier/, /Ursina Zumstein/]);
  await expect(booked.nth(2)).toContainText('keine eigene; was wir schreiben, geht an Nora@firn.example');
  await page.getByRole('link', { name: 'Nimmt teil: Person 3: ändern' }).click();
  await expect(page.getByRole('heading', { name: 'Person 3' })).toBeFocused();
});

test('a session that is lost books nothing, Back leads to what was booked, and again is asked', async ({
  page,
  logIn,
  quietConsole,
}) => {
  // Refusals are what this is about; Chromium logs each.
  quietConsole.allow(/status of 4(01|03|09)/);
  const event = await demandingEvent(page, logIn);
  const path = `/event/${event.id}/buchen`;
  const book = async () => {
    await page.getByLabel(/Allgemeinen Geschäftsbedingungen/).check();
    await page.getByRole('button', { name: 'Verbindlich buchen' }).click();
  };
  const toPayment = async () => {
    await fillBooker(page);
    await fillSafety(self(page));
    await next(page).click();
    await expect(page).toHaveURL(`${path}/zahlung`);
  };
  const done = page.getByRole('heading', { name: 'Du bist dabei!' });
  await logIn('gast@firn.example');
  await page.goto(path);
  await toPayment();

  await test.step('nothing is booked, nothing lost, and logging in leads back', async () => {
    await page.context().clearCookies();
    await book();
    await expect(page.getByText('Du bist nicht mehr angemeldet.')).toBeVisible();
    await expect(page.getByText(/Es ist noch nichts gebucht\./)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Als Gast buchen' })).toBeVisible();
    expect(await breaches(page, 'main')).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click();
    await logInByForm(page, 'gast@firn.example');
    await expect(page).toHaveURL(`${path}/zahlung`);
    await book();
    await expect(done).toBeVisible();
  });

  await test.step('Back leads to the booking, not to the form', async () => {
    await page.goBack();
    await expect(
      page.getByRole('heading', { name: 'Du hast diesen Termin schon gebucht.' }),
    ).toBeInViewport();
    await expect(next(page)).toBeHidden();
    expect(await breaches(page, 'main')).toEqual([]);
    await page.getByRole('link', { name: 'Nochmals buchen' }).click();
  });

  await test.step('the same person again is asked about', async () => {
    await toPayment();
    await book();
    await expect(
      page.getByText(/^Lena Ackermann ist schon angemeldet \(Buchung B-\d{4}-\d{5}\)\.$/),
    ).toBeVisible();
    expect(await breaches(page, 'main')).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Trotzdem buchen' }).click();
    await expect(done).toBeVisible();
  });
  await logOut(page);
});

test('a press on a button is a click, whatever field it leaves', async ({ page }) => {
  const { id } = await bookableEvent(page.request);
  await page.goto(`/event/${id}/buchen`);
  await expect(next(page)).toBeVisible();
  // Each click is counted in place of sending the form, which would mark all fields at once. Safari anchors no scroll.
  await page.evaluate(`document.documentElement.style.overflowAnchor = 'none'; addEventListener('click', (event) => {
    if (!event.target.closest('button[type="submit"]')) return;
    event.preventDefault();
    const { dataset } = document.documentElement;
    dataset.clicks = String(Number(dataset.clicks ?? 0) + 1);
  }, { capture: true })`);
  const above = page.locator('main form').locator('input:visible, select:visible, textarea:visible');
  const count = await above.count();
  expect(count).toBeGreaterThan(8);
  for (let index = 0; index < count; index += 1) {
    await above.nth(index).focus();
    await next(page).scrollIntoViewIfNeeded();
    const box = await next(page).boundingBox();
    if (!box) throw new Error('no button');
    // The upper edge: a button that moves down is not under the pointer any more.
    await page.mouse.move(box.x + box.width / 2, box.y + 4);
    await page.mouse.down();
    await page.mouse.up();
    await expect(page.locator('html'), `field ${index}`).toHaveAttribute('data-clicks', String(index + 1));
  }
});
