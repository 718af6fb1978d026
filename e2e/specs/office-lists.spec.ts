import type { Page } from '@playwright/test';
import { breaches, overflow } from '../support/accessibility.ts';
import { filledButtons } from '../support/office.ts';
import { expect, test } from '../support/test.ts';

/** A minor column that each list has no room for, by the width of the window. */
const LISTS = [
  ['/admin/events?size=25', 'Entscheid', 'Organisiert'],
  ['/admin/offer?size=25', 'Aktivitäten', 'Guides'],
  ['/admin/bookings?size=25', 'Datum', 'Pers.'],
  ['/admin/user?size=25', 'Newsletter', 'Telefon'],
] as const;

const note = (page: Page) => page.getByText(/Spalten? ausgeblendet: /);
const firstName = (page: Page) => page.getByRole('rowheader').first();

/** The columns that the table has, by their heads. */
const columns = async (page: Page) =>
  (await page.getByRole('columnheader').allTextContents()).map((text) => text.trim());

for (const [path, atDesk, onPhone] of LISTS)
  test(`${path} says what there is no room for, and shows it by a press`, async ({ page, logIn }) => {
    await logIn('admin@firn.example');
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await expect(note(page)).toContainText(atDesk);
    expect(await columns(page)).not.toContain(atDesk);
    await page.getByRole('button', { name: 'Alle Spalten zeigen' }).press('Enter');
    expect(await columns(page)).toContain(atDesk);
    const frame = page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: page.getByRole('table') });
    await page.keyboard.press('Tab');
    await expect(frame).toBeFocused();
    const before = await firstName(page).boundingBox();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    expect((await firstName(page).boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);
    expect([await overflow(page), await breaches(page)]).toEqual([0, []]);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Nur wichtige Spalten zeigen' })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('row').nth(1)).toContainText(/./);
    expect(await columns(page)).toEqual(expect.arrayContaining([atDesk, onPhone]));
    expect([await overflow(page), await breaches(page)]).toEqual([0, []]);
    await page.getByRole('button', { name: 'Nur wichtige Spalten zeigen' }).press('Enter');
    await expect(note(page)).toContainText(onPhone);
  });

const TABS = {
  offer: ['', '/occurrences', '/images', '/gallery', '/pois', '/notes', '/rentingMaterial', '/history'],
  event: ['', '/participants', '/bookings', '/accommodation', '/renting-material', '/report', '/notes'],
  booking: ['', '/people', '/history', '/mails', '/notes', '/invoices', '/renting-material'],
  user: ['', '/bookings', '/lists', '/notes', '/roles'],
} as const;

interface Listed {
  readonly id: string;
  readonly offer?: { readonly id: string };
}

async function firstOf(page: Page, resource: string): Promise<Listed> {
  const response = await page.request.get(`/api/${resource}?itemsPerPage=1`);
  const { 'hydra:member': members } = (await response.json()) as { 'hydra:member': Listed[] };
  return members[0] as Listed;
}

test('no page of an event, offer, booking or person has two filled buttons, and saving is one only with a change', async ({
  page,
  logIn,
}) => {
  test.setTimeout(180_000);
  await logIn('admin@firn.example');
  const event = await firstOf(page, 'events');
  const bases = {
    offer: `/admin/offer/${(await firstOf(page, 'offers')).id}`,
    event: `/admin/offer/${event.offer?.id}/occurrences/${event.id}`,
    booking: `/admin/bookings/${(await firstOf(page, 'bookings')).id}`,
    user: `/admin/user/${(await firstOf(page, 'users')).id}`,
  };
  for (const kind of ['offer', 'event', 'booking', 'user'] as const)
    for (const tab of TABS[kind]) {
      const path = `${bases[kind]}${tab}`;
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const filled = await filledButtons(page);
      expect([path, filled.length < 2 && !filled.includes('Speichern'), filled]).toEqual([
        path,
        true,
        filled,
      ]);
    }
  await page.goto(bases.offer);
  await page.getByLabel(/^Untertitel/).fill('Für alle, die früh aufstehen');
  expect(await filledButtons(page)).toEqual(['Speichern']);
});
