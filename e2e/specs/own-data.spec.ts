import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { breaches, overflow } from '../support/accessibility.ts';
import { askToLead, callOff, type GuidedEvent, step } from '../support/guided-day.ts';
import { keyboard } from '../support/hand.ts';
import { openAccount } from '../support/new-account.ts';
import { csrfToken, expect, PASSWORD, test } from '../support/test.ts';

test.describe.configure({ timeout: 240_000 });

const WIDTHS = [360, 1440];
/** What a known guest with a family of four needs at most (docs/domain/accounts.md#family). */
const MOST_KEYS = 60;

/** A state of a page conforms to WCAG 2.1 AA and does not scroll sideways, on a phone and on a desk. */
async function isClean(page: Page, state: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect([state, width, await breaches(page)]).toEqual([state, width, []]);
    expect([state, width, await overflow(page)]).toEqual([state, width, 0]);
  }
}

const goOn = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Seiten deines Profils' })
    .getByRole('link', { name, exact: true })
    .click();
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert', { exact: true }).first()).toBeVisible();
};

async function writeOwnData(page: Page) {
  await page.goto('/profil');
  await expect(page.getByText('Du hast keine kommenden Buchungen.')).toBeVisible();
  await isClean(page, 'overview');
  await goOn(page, 'Daten');
  await expect(page).toHaveTitle(/^Daten – Profil/);
  await page.getByLabel('Anrede').selectOption('Frau');
  await page.getByLabel('Geburtsdatum').fill('17.5.1984');
  await page.getByLabel('Mobiltelefon').fill('079 123 45 67');
  await page.getByLabel('Strasse und Nummer').fill('Bergweg 7');
  await page.getByLabel('PLZ').fill('38181');
  await page.getByRole('textbox', { name: 'Ort', exact: true }).fill('Grindelwald');
  await page.getByLabel('Vorname Notfallkontakt').fill('Rosa');
  await page.getByLabel('Nachname Notfallkontakt').fill('Caduff');
  await page.getByLabel('Telefon Notfallkontakt').fill('079 123 45 67');
  await page.keyboard.press('Tab');
  await page.getByRole('checkbox', { name: /^Mitglied des SAC/ }).check();
  await page.getByLabel('SAC-Mitgliedernummer').fill('123456');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Bitte gib eine Postleitzahl mit vier Ziffern an.')).toBeVisible();
  await expect(page.getByText(/^Die Notfallnummer muss eine andere sein/)).toBeVisible();
  await expect(page.getByLabel('PLZ')).toBeFocused();
  await isClean(page, 'own data with errors');
  await page.getByLabel('PLZ').fill('3818');
  await page.getByLabel('Telefon Notfallkontakt').fill('079 765 43 21');
  await save(page);
  await page.reload();
  await expect(page.getByLabel('SAC-Mitgliedernummer')).toHaveValue('123456');
}

async function orderNewsletter(page: Page) {
  await page.getByRole('button', { name: 'Newsletter abonnieren' }).click();
  await expect(page.getByText('Du erhältst jetzt unseren Newsletter.')).toBeVisible();
  await isClean(page, 'own data with the newsletter');
  await page.getByRole('button', { name: 'Newsletter abbestellen' }).click();
  await expect(page.getByText('Du erhältst keinen Newsletter.')).toBeVisible();
}

/** Adds the first of the family by its form. */
async function addDaughter(page: Page) {
  await goOn(page, 'Familie');
  await expect(page.getByText('Du hast noch niemanden erfasst.')).toBeVisible();
  await isClean(page, 'no family');
  await page.getByRole('link', { name: 'Person hinzufügen' }).click();
  await expect(page.getByLabel('Vorname Notfallkontakt')).toHaveValue('Rosa');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Bitte fülle das Feld «Geburtsdatum» aus.')).toBeVisible();
  await isClean(page, 'a new person with errors');
  await page.getByRole('radio', { name: 'Frau' }).check();
  await page.getByRole('textbox', { name: 'Vorname', exact: true }).fill('Mia');
  await page.getByRole('textbox', { name: 'Nachname', exact: true }).fill('Caduff');
  await page.getByLabel('Geburtsdatum').fill('2.1.2010');
  await page.getByLabel('Bisher anspruchsvollste Tour').fill('Faulhorn, T2, 2025');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { name: 'Mia Caduff' })).toBeVisible();
}

/** The others, without the form. */
async function addOthers(page: Page) {
  const headers = { 'x-csrf-token': await csrfToken(page) };
  const common = {
    salutation: 'Herr',
    lastName: 'Caduff',
    contactFirstName: 'Rosa',
    contactLastName: 'Caduff',
    contactPhone: '079 765 43 21',
    sac: false,
    sacNumber: null,
    vegetarian: false,
    allergies: true,
    allergiesText: 'Nüsse',
    hardestTour: 'Faulhorn, T2, 2025',
  };
  for (const data of [
    { ...common, firstName: 'Gian', birthday: '1982-04-02', phone: '079 222 33 44', email: null },
    { ...common, firstName: 'Nico', birthday: '2009-06-02', phone: null, email: null },
    { ...common, firstName: 'Andri', birthday: '2002-09-12', phone: null, email: null },
  ])
    expect((await page.request.post('/api/family_members', { data, headers })).status()).toBe(201);
  await page.reload();
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText([
    'Andri Caduff',
    'Gian Caduff',
    'Mia Caduff',
    'Nico Caduff',
  ]);
  await isClean(page, 'a family');
}

async function changeAndRemove(page: Page) {
  await page.getByRole('link', { name: 'Mia Caduff ändern' }).click();
  await page.getByRole('checkbox', { name: 'Vegetarisch essen' }).check();
  await page.getByRole('link', { name: 'Übersicht' }).click();
  await expect(page.getByRole('heading', { name: 'Änderungen verwerfen?' })).toBeVisible();
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(/^geboren am 02.01.2010/)).toContainText('vegetarisch');
  await expect(page.getByRole('link', { name: 'Mia Caduff ändern' })).toBeFocused();
}

/** Books for all five by the keyboard alone, and counts the keys. */
async function bookForAll(page: Page, event: GuidedEvent) {
  const hand = keyboard(page);
  await page.goto(`/event/${event.id}`);
  await page.getByRole('link', { name: 'Jetzt buchen' }).first().click();
  await expect(page.getByRole('group', { name: 'Aus deiner Familie' })).toBeVisible();
  await page.evaluate("window.keys = 0; addEventListener('keydown', () => { window.keys += 1; }, true)");
  for (const name of ['Andri', 'Gian', 'Mia', 'Nico'])
    await hand.tick(page.getByRole('checkbox', { name: `${name} Caduff` }));
  const tour = page
    .getByRole('region', { name: 'Person 1: du selber' })
    .getByLabel('Bisher anspruchsvollste Tour');
  if (await tour.isVisible()) await hand.write(tour, 'Tödi');
  for (const name of ['Person 4: Mia Caduff', 'Person 5: Nico Caduff'])
    await hand.tick(page.getByRole('region', { name }).getByRole('checkbox', { name: /einverstanden/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Prüfen und buchen' })).toBeVisible();
  await hand.tick(page.getByRole('checkbox', { name: /Allgemeinen Geschäftsbedingungen/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Du bist dabei!' })).toBeVisible();
  expect(await page.evaluate<number>('window.keys')).toBeLessThanOrEqual(MOST_KEYS);
}

async function takeDataAlong(page: Page, email: string) {
  const fileOf = async (name: RegExp) => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name, exact: true }).click();
    return readFile(await (await download).path());
  };
  const data = JSON.parse((await fileOf(/^Als JSON/)).toString()) as {
    account: { email: string; sacNumber: string };
    family: { firstName: string }[];
    bookings: { persons: unknown[] }[];
  };
  expect([data.account.email, data.account.sacNumber]).toEqual([email, '123456']);
  expect(data.family.map(({ firstName }) => firstName)).toEqual(['Andri', 'Gian', 'Mia', 'Nico']);
  expect(data.bookings.map(({ persons }) => persons.length)).toEqual([5]);
  expect((await fileOf(/^Als PDF/)).subarray(0, 5).toString()).toBe('%PDF-');
}

async function deleteAccount(page: Page) {
  await page.getByRole('button', { name: 'Konto löschen …' }).click();
  const password = page.getByLabel('Dein Passwort', { exact: true });
  await expect(password).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bitte bestätige, dass du das weisst.')).toBeVisible();
  await isClean(page, 'a deletion with errors');
  await page.getByRole('checkbox', { name: /nicht rückgängig machen/ }).check();
  await password.fill('Falsch-2026!');
  await password.press('Enter');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dein Konto ist gelöscht' })).toBeVisible();
  await isClean(page, 'a deleted account');
}

test('a guest keeps data and family, books with them by few keys, takes all along and goes', async ({
  page,
  logIn,
  quietConsole,
}) => {
  // Chromium itself logs the refused deletion and the refused login.
  quietConsole.allow(/status of (401|422)/);
  await logIn('guide@firn.example');
  const guide = (await (await page.request.get('/api/me')).json()) as { id: string };
  await logIn('admin@firn.example');
  const event = await askToLead(page, guide.id, `Familientag ${Date.now()}`, { state: 'accepted' });
  for (const state of ['prepared', 'open']) await step(page, event, state);
  await page.goto('/logout');
  await expect(page.getByText('Du bist abgemeldet')).toBeVisible();
  const email = await openAccount(page, 'Flurina', 'Caduff');
  await logIn(email);

  await test.step('the own data are written', () => writeOwnData(page));
  await test.step('the newsletter is ordered and left', () => orderNewsletter(page));
  await test.step('a daughter is added', () => addDaughter(page));
  await test.step('the others stand beside her', () => addOthers(page));
  await test.step('she is changed', () => changeAndRemove(page));
  await test.step('all of them are booked', () => bookForAll(page, event));
  await test.step('an open booking keeps the account', async () => {
    await page.goto('/profil/datenschutz');
    await expect(page.getByText('Du hast noch offene Buchungen')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Familientag/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /Konto löschen/ })).toHaveCount(0);
    await isClean(page, 'a deletion that waits');
    const headers = { 'x-csrf-token': await csrfToken(page) };
    const data = { currentPassword: PASSWORD };
    expect((await page.request.delete('/api/me', { data, headers })).status()).toBe(409);
  });
  await test.step('the data go along', () => takeDataAlong(page, email));
  await test.step('the office calls the event off', async () => {
    await logIn('admin@firn.example');
    await callOff(page, event);
    await logIn(email);
  });
  await test.step('the account is deleted', async () => {
    await page.goto('/profil/datenschutz');
    await deleteAccount(page);
  });
  await test.step('nobody is logged in, nor gets in again', async () => {
    await page.goto('/profil/daten');
    await expect(page).toHaveURL(/\/login/);
    const headers = { 'x-csrf-token': await csrfToken(page) };
    const refused = await page.request.post('/api/login', { data: { email, password: PASSWORD }, headers });
    expect(refused.status()).toBe(401);
  });
});
