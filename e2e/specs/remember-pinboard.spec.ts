import { breaches, overflow } from '../support/accessibility.ts';
import { bookableEvent } from '../support/events.ts';
import { askToLead, bookFor, step } from '../support/guided-day.ts';
import { expect, logInByForm, test } from '../support/test.ts';

const GUEST = 'gast@firn.example';
const GUIDE = 'guide@firn.example';

test('what was remembered before the login stands in the profile', async ({ page }) => {
  const event = await bookableEvent(page.request);
  const title = event.title;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/event/${event.id}/${event.slug}`);
  const star = page.getByRole('button', { name: 'Merken', exact: true });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/^In diesem Browser gemerkt/)).toBeVisible();
  await page.reload();
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('link', { name: 'Zur Merkliste' }).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(await overflow(page)).toBe(0);
  expect(await breaches(page)).toEqual([]);

  await page.goto('/profil');
  await logInByForm(page, GUEST);
  const list = page.getByRole('region', { name: 'Merkliste' });
  await expect(list.getByRole('link', { name: title })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('firn.remembered-events'))).toBeNull();
  expect(await overflow(page)).toBe(0);
  expect(await breaches(page)).toEqual([]);

  await list.getByRole('button', { name: `«${title}» von der Merkliste entfernen` }).click();
  await list.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(list.getByRole('link', { name: title })).toBeVisible();
  await list.getByRole('button', { name: `«${title}» von der Merkliste entfernen` }).click();
  await expect(list.getByRole('link', { name: title })).toHaveCount(0);

  await page.goto(`/event/${event.id}/${event.slug}`);
  await star.click();
  const asked = page.getByRole('dialog', { name: `«${title}» merken` });
  expect(await breaches(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Merken, mit E-Mails' }).click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
});

test('without JavaScript there is no button that does nothing', async ({ browser, baseURL, page }) => {
  const event = await bookableEvent(page.request);
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const plain = await context.newPage();
  await plain.goto(`/event/${event.id}/${event.slug}`);
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(plain.getByRole('button', { name: 'Merken', exact: true })).toHaveCount(0);
  await expect(plain.getByRole('link', { name: 'Frage stellen' })).toHaveAttribute('href', '/kontakt');
  await context.close();
});

test('a stranger asks about a date, and the office has it in its tasks', async ({ page, logIn }) => {
  const event = await bookableEvent(page.request);
  const name = `Nina Käser ${Date.now()}`;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/event/${event.id}/${event.slug}`);
  await page.getByRole('button', { name: 'Frage stellen' }).click();
  const form = page.getByRole('form', { name: 'Frage ans Büro' });
  await expect(form.getByRole('textbox', { name: 'Deine Frage' })).toBeFocused();
  await page.keyboard.type('Kann meine Tochter mit?');
  await form.getByRole('textbox', { name: 'Vorname und Name' }).fill(name);
  await form.getByRole('textbox', { name: 'E-Mail' }).fill('nina@firn.example');
  expect(await overflow(page)).toBe(0);
  expect(await breaches(page)).toEqual([]);
  await form.getByRole('button', { name: 'Frage senden' }).click();
  await expect(page.getByText('Deine Frage ist im Büro.')).toBeVisible();

  await logIn('admin@firn.example');
  await page.goto('/admin/task');
  await expect(page.getByText(`Frage von ${name} zu ${event.code}`)).toBeVisible();
});

test('guest, guide and office write on one pinboard', async ({ page, logIn }) => {
  const title = `Pinnwand ${Date.now()}`;
  await logIn(GUIDE);
  const me = (await (await page.request.get('/api/me')).json()) as { id: string };
  await logIn('admin@firn.example');
  const event = await askToLead(page, me.id, title, { state: 'accepted' });
  await step(page, event, 'prepared');
  await step(page, event, 'open');
  const posts = page.getByRole('list', { name: 'Einträge' });

  await test.step('the guest offers a lift', async () => {
    await logIn(GUEST);
    await bookFor(page, event, ['Selma']);
    await page.goto('/profil');
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('textbox', { name: 'Dein Eintrag' }).fill('Ich habe zwei Plätze ab Chur.');
    await page.getByRole('radio', { name: 'Ich biete Plätze an' }).check();
    await page.getByRole('button', { name: 'Beitrag veröffentlichen' }).click();
    await expect(posts.getByText('Fahrgemeinschaft: bietet Plätze an')).toBeVisible();
    expect(await breaches(page)).toEqual([]);
  });

  await test.step('the guide answers', async () => {
    await logIn(GUIDE);
    await page.goto(`/profil/tour/${event.id}#pinnwand`);
    await expect(posts.getByText('Ich habe zwei Plätze ab Chur.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Dein Eintrag' }).fill('Treffpunkt ist der Bahnhof.');
    await page.getByRole('button', { name: 'Beitrag veröffentlichen' }).click();
    await expect(posts.getByText('Treffpunkt ist der Bahnhof.')).toBeVisible();
  });

  await test.step('the office deletes a post', async () => {
    await logIn('admin@firn.example');
    const admin = event.offer.replace('/api/offers/', '/admin/offer/');
    await page.goto(`${admin}/occurrences/${event.id}/pinboard`);
    await expect(posts.getByRole('listitem')).toHaveCount(2);
    await posts
      .getByRole('listitem')
      .last()
      .getByRole('button', { name: /löschen$/ })
      .click();
    await page.getByRole('button', { name: 'Ja, löschen' }).click();
    await expect(posts.getByRole('listitem')).toHaveCount(1);
    expect(await breaches(page, 'main')).toEqual([]);
    await page.getByRole('link', { name: 'Merkliste' }).click();
    await expect(page.getByText('Niemand hat sich diesen Event gemerkt.')).toBeVisible();
  });
});
