import { expect, type Locator, type Page } from '@playwright/test';
import type { PublicEvent } from './events.ts';

/** What a person types about one participant. */
export interface Participant {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** Fields already filled from the account stay. */
async function fillIfEmpty(field: Locator, value: string): Promise<void> {
  if ((await field.inputValue()) === '') await field.fill(value);
}

/** Fills what the booker's account leaves empty; what another journey began with the same account is discarded. */
export async function fillBooker(page: Page): Promise<void> {
  const booker = page.getByRole('region', { name: 'Wer bucht?' });
  await booker.waitFor();
  const discard = page.getByRole('button', { name: 'Verwerfen und neu anfangen' });
  if (await discard.isVisible()) await discard.click();
  await booker.getByRole('radio', { name: 'Frau' }).check();
  await fillIfEmpty(booker.getByLabel('Mobiltelefon'), '079 555 12 12');
  await fillIfEmpty(booker.getByLabel('Strasse und Nummer'), 'Bergweg 7');
  await fillIfEmpty(booker.getByLabel('PLZ'), '3818');
  await fillIfEmpty(booker.getByRole('textbox', { name: 'Ort', exact: true }), 'Grindelwald');
}

/** Fills what every participant must give: birthday, emergency contact and, above Basis, the hardest tour. */
export async function fillSafety(person: Locator): Promise<void> {
  await fillIfEmpty(person.getByLabel('Geburtsdatum'), '02.04.1988');
  await person.getByLabel('Vorname Notfallkontakt').fill('Urs');
  await person.getByLabel('Nachname Notfallkontakt').fill('Muster');
  await person.getByLabel('Telefon Notfallkontakt').fill('079 765 43 21');
  const hardestTour = person.getByLabel('Bisher anspruchsvollste Tour');
  if (await hardestTour.isVisible()) await hardestTour.fill('Piz Palü, ZS, 2024');
}

/** Fills the fieldset of a companion. */
export async function fillParticipant(person: Locator, values: Participant): Promise<void> {
  await person.getByRole('radio', { name: 'Frau' }).check();
  await person.getByRole('textbox', { name: 'Vorname', exact: true }).fill(values.firstName);
  await person.getByRole('textbox', { name: 'Nachname', exact: true }).fill(values.lastName);
  await person.getByLabel('E-Mail').fill(values.email);
  await person.getByLabel('Mobiltelefon').fill(values.phone);
  await fillSafety(person);
}

/** From the page of an event to the confirmation of a booking for oneself and a friend. */
export async function bookForTwo(page: Page, event: PublicEvent): Promise<void> {
  await page.goto(`/event/${event.id}/${event.slug}`);
  await page.getByRole('link', { name: 'Jetzt buchen' }).first().click();
  await expect(page).toHaveURL(`/event/${event.id}/buchen`);
  await fillBooker(page);
  await page.getByLabel('Ich nehme selber teil').check();
  await fillSafety(page.getByRole('region', { name: 'Person 1: du selber' }));
  await page.getByRole('button', { name: 'Person hinzufügen' }).click();
  await fillParticipant(page.getByRole('region', { name: 'Person 2' }), {
    firstName: 'Noëlle',
    lastName: 'Zurbriggen',
    email: 'noelle@firn.example',
    phone: '078 444 11 22',
  });
  await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
  await expect(page).toHaveURL(`/event/${event.id}/buchen/zahlung`);
  await page.getByLabel(/Allgemeinen Geschäftsbedingungen/).check();
  await page.getByRole('button', { name: 'Verbindlich buchen' }).click();
  await expect(page).toHaveURL(`/event/${event.id}/buchen/bestaetigung`);
}

/** The booking number on the confirmation. */
export async function bookingNumberOn(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Du bist dabei!' })).toBeVisible();
  const text = (await page.getByRole('main').textContent()) ?? '';
  const number = /B-\d{4}-\d{5}/.exec(text)?.[0];
  expect(number).toBeDefined();
  return number ?? '';
}
