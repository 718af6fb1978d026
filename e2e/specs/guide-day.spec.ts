import { overflow } from '../support/accessibility.ts';
import { guidesBookableEvent } from '../support/events.ts';
import { askToLead, bookFor, moveToPast, step } from '../support/guided-day.ts';
import { expect, test } from '../support/test.ts';

const GUIDE = 'guide@firn.example';

test.use({ viewport: { width: 360, height: 740 } });

/** Whether the tour lies in the browser's store, with the files of its page. */
const isKept = (path: string) =>
  caches.match(path, { cacheName: 'firn-offline' }).then((page) => page !== undefined);

test('a tour that was opened is read in the hut, and is gone after logging out', async ({
  page,
  context,
  logIn,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  await logIn(GUIDE);
  const me = (await (await page.request.get('/api/me')).json()) as { id: string };
  const event = await guidesBookableEvent(page.request, me.id);
  const path = `/profil/tour/${event.id}`;
  await page.goto(path);
  const people = page.getByRole('region', { name: 'Teilnehmende' });
  await expect(people.getByRole('listitem').or(people.getByText('Noch niemand')).first()).toBeVisible();
  await expect.poll(() => page.evaluate(isKept, path)).toBe(true);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const shown = await people.textContent();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Stand von .+ – ohne Netz$/)).toBeVisible();
  expect(await people.textContent()).toBe(shown);

  await context.setOffline(false);
  await page.goto('/logout');
  await expect(page.getByText('Du bist abgemeldet')).toBeVisible();
  expect(await page.evaluate(() => caches.has('firn-offline'))).toBe(false);
  await context.setOffline(true);
  await expect(page.goto(path)).rejects.toThrow(/ERR_FAILED/);
});

test('a guide says on the phone when they can lead; it is there after a reload', async ({ page, logIn }) => {
  await logIn(GUIDE);
  await page.goto('/guides/availability?monat=2027-09');
  const day = page.getByRole('button', { name: /^Mi, 15\.09\.2027/ });
  const brush = (said: string) => page.locator('label').filter({ hasText: said });
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  await brush('Besetzt').click();
  await day.click();
  await expect(page.getByText('Gesichert', { exact: true })).toBeVisible();
  await page.reload();
  await expect(day).toHaveAccessibleName(/Besetzt$/);
  await brush('Leer').click();
  await day.click();
  await expect(page.getByText('Gesichert', { exact: true })).toBeVisible();
});

test('a guide accepts, leads, marks who came and reports; the office concludes', async ({ page, logIn }) => {
  await logIn(GUIDE);
  const me = (await (await page.request.get('/api/me')).json()) as { id: string };
  const title = `Probetag ${Date.now()}`;
  await logIn('admin@firn.example');
  const event = await askToLead(page, me.id, title);

  await test.step('the guide accepts', async () => {
    await logIn(GUIDE);
    await page.goto('/guide/events');
    await page.getByRole('listitem', { name: title }).getByRole('button', { name: 'Zusagen' }).click();
    await expect(page.getByText(`Zugesagt: ${title}`)).toBeVisible();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  });

  await logIn('admin@firn.example');
  await step(page, event, 'prepared');
  await step(page, event, 'open');
  await logIn('gast@firn.example');
  await bookFor(page, event, ['Selma', 'Noëlle']);
  await logIn('admin@firn.example');
  await step(page, event, 'confirmed');
  await moveToPast(page, event, me.id);

  await test.step('the guide marks who came, and reports', async () => {
    await logIn(GUIDE);
    await page.goto(`/profil/tour/${event.id}`);
    const mark = (name: string, said: string) =>
      page.getByRole('group', { name: `Anwesenheit von ${name}` }).getByRole('button', { name: said });
    await mark('Selma Zgraggen', 'Da').click();
    await expect(mark('Selma Zgraggen', 'Da')).toHaveAttribute('aria-pressed', 'true');
    await mark('Noëlle Zgraggen', 'Fehlt').click();
    await expect(mark('Noëlle Zgraggen', 'Fehlt')).toHaveAttribute('aria-disabled', 'false');
    await page.reload();
    await expect(mark('Noëlle Zgraggen', 'Fehlt')).toHaveAttribute('aria-pressed', 'true');
    expect(await overflow(page)).toBe(0);
    await page.locator('summary', { hasText: 'Rapport abgeben' }).click();
    await expect(page.getByRole('checkbox', { name: 'Noëlle Zgraggen' })).toBeChecked();
    await page.getByRole('textbox', { name: 'Bemerkung' }).fill('Alle zufrieden.');
    await page.getByRole('button', { name: 'Rapport abgeben' }).click();
    await expect(page.getByText(/^Abgegeben am .+ von Andrin Caduff/)).toBeVisible();
    await expect(page.getByRole('group', { name: /^Anwesenheit von/ })).toHaveCount(0);
  });

  await test.step('the office concludes', async () => {
    await logIn('admin@firn.example');
    await page.setViewportSize({ width: 1720, height: 900 });
    await page.goto(event.offer.replace('/api/offers/', '/admin/offer/').concat('/occurrences'));
    const concluded = page.getByRole('checkbox', { name: `Abgerechnet: ${event.code}` });
    const stored = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await concluded.click();
    expect((await stored).status()).toBe(200);
    await page.reload();
    await expect(concluded).toBeChecked();
  });
});
