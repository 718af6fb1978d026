import { expect, type Locator, type Page } from '@playwright/test';

/** What a person types about one participant. */
export interface Participant {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

async function fillIfEmpty(field: Locator, value: string): Promise<void> {
  if ((await field.inputValue()) === '') await field.fill(value);
}

/** Fills what the booker's own data leave open. */
export async function fillBooker(page: Page): Promise<void> {
  const booker = page.getByRole('group', { name: 'Wer bucht?' });
  await booker.getByLabel('Anrede').selectOption('Frau');
  await fillIfEmpty(booker.getByLabel('Vorname'), 'Gina');
  await fillIfEmpty(booker.getByLabel('Nachname'), 'Gast');
  await fillIfEmpty(booker.getByLabel('E-Mail'), 'gast@firn.example');
  await fillIfEmpty(booker.getByLabel('Mobiltelefon'), '079 555 12 12');
  await fillIfEmpty(booker.getByLabel('Strasse und Nummer'), 'Bergweg 7');
  await fillIfEmpty(booker.getByLabel('PLZ'), '3818');
  await fillIfEmpty(booker.getByLabel('Ort'), 'Grindelwald');
}

/** Fills one participant's group; fields that are there already stay. */
export async function fillParticipant(group: Locator, person: Participant): Promise<void> {
  await group.getByLabel('Anrede').selectOption('Frau');
  await fillIfEmpty(group.getByLabel('Vorname', { exact: true }), person.firstName);
  await fillIfEmpty(group.getByLabel('Nachname', { exact: true }), person.lastName);
  await fillIfEmpty(group.getByLabel('E-Mail'), person.email);
  await fillIfEmpty(group.getByLabel('Geburtsdatum'), '1988-04-02');
  await fillIfEmpty(group.getByLabel('Mobiltelefon'), person.phone);
  await group.getByLabel('Vorname Notfallkontakt').fill('Urs');
  await group.getByLabel('Nachname Notfallkontakt').fill('Muster');
  await group.getByLabel('Telefon Notfallkontakt').fill('079 765 43 21');
  const hardestTour = group.getByLabel('Bisher anspruchsvollste Tour');
  if (await hardestTour.isVisible()) await hardestTour.fill('Piz Palü, ZS, 2024');
}

/** The booking number on the confirmation. */
export async function bookingNumberOn(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Du bist dabei!' })).toBeVisible();
  const text = (await page.getByRole('main').textContent()) ?? '';
  const number = /B-\d{4}-\d{5}/.exec(text)?.[0];
  expect(number).toBeDefined();
  return number ?? '';
}
