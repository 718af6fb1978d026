import { randomInt, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { breaches, overflow } from '../support/accessibility.ts';
import { askToLead, bookFor, step } from '../support/guided-day.ts';
import { keyboard } from '../support/hand.ts';
import { expect, test } from '../support/test.ts';
import { writer } from '../support/writer.ts';

/** A line of Zürich: it rings, and takes no SMS. */
const LANDLINE = '044 668 18 00';
const WORDS = 'Hallo {vorname}, wir treffen uns schon um 06:15.';
const READ = 'Hallo Selma, wir treffen uns schon um 06:15.';
const HOUR_MS = 3_600_000;

/** Nobody of the demo has it, so that no other journey writes to it. */
const aMobile = () => `079 21${randomInt(10)} ${randomInt(10, 99)} ${randomInt(10, 99)}`;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

async function made(page: Page, method: 'POST' | 'PATCH', path: string, data: object): Promise<void> {
  const answer = await writer(page.request)(method, path, data);
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** A tour of the demo's guide that is tomorrow, so that an SMS goes at any hour; Selma has a mobile, Bea a landline. */
async function tourOfTomorrow(page: Page, guideId: string, mobile: string) {
  const title = `Eilt ${randomUUID()}`;
  const event = await askToLead(page, guideId, title, { state: 'accepted' });
  await step(page, event, 'prepared');
  await step(page, event, 'open');
  await bookFor(page, event, ['Selma', 'Bea']);
  await step(page, event, 'confirmed');
  const dates = { registrationDeadline: inHours(1), start: inHours(20), end: inHours(21) };
  // It is full, so that no other journey books it.
  const full = { ...dates, maximumParticipants: 2 };
  await made(page, 'PATCH', event['@id'], full);
  const answer = await page.request.get(`/api/booking_persons?event=${event['@id']}`);
  const { 'hydra:member': persons } = (await answer.json()) as {
    'hydra:member': { '@id': string; firstName: string }[];
  };
  for (const { '@id': person, firstName } of persons)
    await made(page, 'PATCH', person, { phone: firstName === 'Bea' ? LANDLINE : mobile });
  return { ...event, title };
}

/** Texts to one number, which the demo kept in place of sending them. */
async function sentTo(mobile: string): Promise<string[]> {
  const folder = join(String(process.env.E2E_DATA_DIR), 'sms');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  const kept = names.map(
    async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as { to: string; text: string },
  );
  const to = `+41${mobile.replaceAll(' ', '').slice(1)}`;
  return (await Promise.all(kept)).filter((one) => one.to === to).map(({ text }) => text);
}

test('the office writes to a tour of tomorrow, and reads what became of it', async ({ page, logIn }) => {
  const hand = keyboard(page);
  const mobile = aMobile();
  await logIn('guide@firn.example');
  const me = (await (await page.request.get('/api/me')).json()) as { id: string };
  await logIn('admin@firn.example');
  const event = await tourOfTomorrow(page, me.id, mobile);
  const place = event.offer.replace('/api/offers/', '/admin/offer/');
  await page.goto(`${place}/occurrences/${event.id}/participants`);
  await hand.press(page.getByRole('link', { name: 'SMS schreiben' }));
  const write = page.getByRole('region', { name: 'SMS schreiben' });
  await hand.press(write.getByRole('button', { name: 'Ansehen' }));
  const text = write.getByRole('textbox', { name: /^Text/ });
  await expect(text).toBeFocused();
  await expect(write.getByText('Schreib einen Text.')).toBeVisible();
  await hand.write(text, WORDS);
  await hand.press(write.getByRole('button', { name: 'Ansehen' }));
  const plan = write.getByRole('region', { name: 'So gehen die SMS' });
  await expect(plan.getByText('Bea Zgraggen: Diese Nummer ist ein Festnetzanschluss')).toBeVisible();
  await expect(plan.getByText(READ)).toBeVisible();
  expect(await sentTo(mobile)).toEqual([]);
  expect(await breaches(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await hand.press(write.getByRole('button', { name: '1 SMS senden' }));
  const row = page.getByRole('row').filter({ hasText: event.title });
  // The row says so by itself, without another look at the page.
  await expect(row).toContainText('Zugestellt', { timeout: 20_000 });
  expect(await sentTo(mobile)).toEqual([READ]);
  await hand.press(row.getByRole('button', { name: WORDS }));
  const message = page.getByRole('dialog', { name: event.title });
  await expect(message.getByRole('listitem')).toHaveText([/^Selma Zgraggen.+Zugestellt$/]);
  expect(await breaches(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
});
