import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { breaches } from '../support/accessibility.ts';
import { expect, PASSWORD, test } from '../support/test.ts';
import { enter, type Write, writer } from '../support/writer.ts';

interface Stored {
  readonly '@id': string;
}

/** A public page; the menu leads to it by the page, not by its address. */
async function publicPage(write: Write, title: string): Promise<Stored> {
  const page = (await (await write('POST', '/api/contents', { title })).json()) as Stored;
  const blocks = [
    { id: randomUUID(), kind: 'text', data: { html: '<p>Für alle, die noch nie da waren.</p>' } },
  ];
  const metaDescription = `${title}: für alle, die noch nie da waren.`;
  expect((await write('PATCH', page['@id'], { blocks, metaDescription })).status()).toBe(200);
  expect((await write('POST', `${page['@id']}/transition`, { to: 'published' })).status()).toBe(200);
  return page;
}

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });

/** Adds an entry that leads to a page of the same name. */
async function addEntry(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Neu', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Neuer Navigationseintrag' });
  await form.getByLabel(/^Name/).fill(name);
  await form.getByRole('combobox', { name: /^Seite/ }).fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(row(page, name)).toBeVisible();
}

/** Takes an entry to the top of the menu by keyboard alone. */
async function takeToTop(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `«${name}» verschieben` }).focus();
  await page.keyboard.press('Space');
  const links = page.locator('[data-row-stop]');
  for (let at = await links.allTextContents().then((names) => names.indexOf(name)); at > 0; at -= 1)
    await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(links.first()).toHaveText(name);
}

test('the office sorts the menu by keyboard, and a hidden page leaves it', async ({
  page,
  logIn,
  browser,
  baseURL,
}) => {
  test.slow();
  const name = `Anfang ${randomUUID().slice(0, 4)}`;
  await enter(page.request, 'admin@firn.example', PASSWORD);
  const write = writer(page.request);
  const content = await publicPage(write, name);
  const visitor = await browser.newPage({ ...(baseURL && { baseURL }) });
  const bar = visitor.getByRole('banner').getByRole('navigation', { name: 'Seiten' }).getByRole('link');
  const inBar = async () => {
    await visitor.goto('/agenda');
    return bar.allTextContents();
  };
  const before = await inBar();

  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn('admin@firn.example');
  await page.goto('/admin/cms/navigation');
  await addEntry(page, name);
  expect(await breaches(page)).toEqual([]);
  const written = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await takeToTop(page, name);
  await written;
  await expect(page.getByRole('list', { name: 'Kopfzeile' }).getByRole('listitem').nth(1)).toHaveText(name);
  await expect.poll(inBar).toEqual([name, ...before].slice(0, before.length));
  await bar.first().click();
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();

  expect((await write('POST', `${content['@id']}/transition`, { to: 'hidden' })).status()).toBe(200);
  await expect.poll(inBar).toEqual(before);
  await page.reload();
  await expect(row(page, name).getByText('Seite verborgen')).toBeVisible();

  await page.getByRole('link', { name, exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Navigationseintrag bearbeiten' });
  await form.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).last().click();
  await expect(row(page, name)).toHaveCount(0);
  expect((await write('DELETE', content['@id'])).status()).toBe(204);
  await visitor.close();
});
