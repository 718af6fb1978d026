import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { breaches, overflow } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';
import { writer } from '../support/writer.ts';

interface Found {
  readonly 'hydra:member': readonly { readonly '@id': string; readonly metaDescription: string }[];
}

const WIDTHS = [
  ['Handy', 390],
  ['Tablet', 768],
  ['Desktop', 1280],
] as const;

const head = (page: Page) => page.getByRole('main').locator('header');

async function save(page: Page) {
  await page
    .getByLabel(/^Titel/)
    .first()
    .press('Control+s');
  await expect(page.getByText('Keine Änderungen')).toBeVisible();
}

/** Adds a block at the end, and answers the part of the page with its fields. */
async function add(page: Page, kind: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Baustein einfügen', exact: true }).last().click();
  await page
    .getByRole('dialog', { name: 'Welchen Baustein?' })
    .getByRole('button', { name: kind, exact: true })
    .click();
  return page.locator('[data-selected] [data-fields]');
}

async function publish(page: Page) {
  await head(page).getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(page.getByText('Die Seite ist veröffentlicht.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function writeSixKinds(page: Page) {
  await (await add(page, 'Untertitel')).getByLabel(/^Text/).fill('Im Winter unterwegs.');
  const text = await add(page, 'Text');
  await text.getByRole('textbox', { name: 'Text' }).pressSequentially('Schnee bis ins Tal.');
  await (await add(page, 'Zitat')).getByLabel(/^Zitat/).fill('Nie wieder Flachland.');
  const prices = await add(page, 'Preistabelle');
  await prices.getByRole('button', { name: 'Zeile hinzufügen' }).click();
  await prices.getByLabel(/^Was/).fill('Tageskurs');
  await prices.getByLabel(/^Preis/).fill("CHF 1'290.–");
  const call = await add(page, 'Aufforderung');
  await call.getByLabel(/^Titel/).fill('Komm mit');
  await call.getByLabel(/^Beschriftung/).fill('Zur Agenda');
  await call.getByLabel(/^Oder eine Adresse/).fill('/agenda');
  await (await add(page, 'Termine')).getByLabel(/^Titel/).fill('Nächste Daten');
}

test('the office writes a page, plans and publishes it, renames it and comes back to a version', async ({
  page,
  logIn,
}) => {
  const slug = `reise-${randomUUID().slice(0, 8)}`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn('admin@firn.example');
  await page.goto('/admin/cms');
  expect(await breaches(page)).toEqual([]);
  await page.getByRole('button', { name: 'Neue Seite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neue Seite' });
  await dialog.getByLabel(/^Titel/).fill(`Reise ${slug}`);
  await dialog.getByLabel(/^Adressteil/).fill(slug);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Reise ${slug}` })).toBeVisible();
  const editor = page.url();

  const preview = page.frameLocator('iframe[title="Vorschau"]');
  await writeSixKinds(page);
  for (const words of ['Schnee bis ins Tal.', 'Nie wieder Flachland.', 'Tageskurs', 'Komm mit'])
    await expect(preview.getByText(words)).toBeVisible();
  for (const [name, width] of WIDTHS) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.locator('iframe[title="Vorschau"]')).toHaveCSS('width', `${width}px`);
  }
  await preview.getByText('Nie wieder Flachland.').click();
  await expect(page.getByRole('textbox', { name: 'Zitat' })).toBeFocused();
  expect(await breaches(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await save(page);

  await head(page).getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  const step = page.getByRole('dialog');
  await step.getByLabel(/^Zeitpunkt/).fill('14.02.2099 08:00');
  await step.getByRole('button', { name: 'Veröffentlichung planen' }).click();
  await expect(head(page).getByText('Wird am Sa, 14.02.2099, 08:00 veröffentlicht')).toBeVisible();
  await head(page).getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await step.getByRole('button', { name: 'Absagen' }).click();
  await expect(step.getByLabel(/^Zeitpunkt/)).toBeVisible();
  await step.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(step).toHaveCount(0);
  await page.goto(`/${slug}`);
  await expect(page.getByText('Schnee bis ins Tal.')).toBeVisible();

  await page.goto(editor);
  await page
    .getByLabel(/^Titel/)
    .first()
    .fill(`Neue Reise ${slug}`);
  await page.getByLabel(/^Adressteil/).fill(`${slug}-neu`);
  await save(page);
  await publish(page);
  const old = await page.request.get(`/${slug}`, { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([301, `/${slug}-neu`]);

  await page.getByRole('button', { name: 'Fassungen' }).click();
  await page.getByRole('button', { name: 'Fassung 1 mit dem Entwurf vergleichen' }).click();
  await expect(page.getByRole('row', { name: /Adressteil/ })).toContainText(`${slug}-neu`);
  await page.getByRole('button', { name: 'Fassung 1 wiederherstellen' }).click();
  await expect(page.getByLabel(/^Titel/).first()).toHaveValue(`Reise ${slug}`);
  await publish(page);
  expect((await page.request.get(`/${slug}-neu`, { maxRedirects: 0 })).status()).toBe(200);

  await head(page).getByRole('button', { name: 'Verbergen', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Jetzt verbergen' }).click();
  await expect(page.getByText('Die Seite ist verborgen.')).toBeVisible();
  await page.getByRole('button', { name: 'In den Papierkorb' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'In den Papierkorb' }).click();
  await expect(page).toHaveURL(/\/admin\/cms$/);
  expect((await page.request.get(`/${slug}-neu`, { maxRedirects: 0 })).status()).toBe(404);
});

test('the office writes the start page, and moves a branch by keyboard', async ({ page, logIn }) => {
  test.slow();
  const slug = randomUUID().slice(0, 8);
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn('admin@firn.example');
  const write = writer(page.request);
  const home = (await (await page.request.get('/api/contents?completeSlug[]=startseite')).json()) as Found;
  const [{ '@id': start, metaDescription } = { '@id': '', metaDescription: '' }] = home['hydra:member'];

  await page.goto('/admin/cms/startseite');
  await page.getByRole('textbox', { name: /^Beschreibung/ }).fill(`Am Berg ${slug}.`);
  await save(page);
  await publish(page);
  const description = async () => {
    await page.goto('/');
    return page.locator('meta[name="description"]').getAttribute('content');
  };
  expect(await description()).toBe(`Am Berg ${slug}.`);
  await write('PATCH', start, { metaDescription });
  await write('POST', `${start}/transition`, { to: 'published' });
  expect(await description()).toBe(metaDescription);

  const created: string[] = [];
  for (const [title, parent] of [
    [`Ast ${slug}`, null],
    [`Zweig ${slug}`, 0],
    [`Stamm ${slug}`, null],
  ] as const) {
    const above = parent === null ? null : created[parent];
    const made = await write('POST', '/api/contents', { title, parent: above });
    created.push(((await made.json()) as { '@id': string })['@id']);
  }
  await page.goto('/admin/cms');
  const row = (title: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: `${title} ${slug}`, exact: true }) });
  await expect(row('Stamm')).toBeVisible();
  await page.getByRole('button', { name: `«Ast ${slug}» verschieben` }).focus();
  const moved = page.waitForResponse((response) => response.url().endsWith('/move'));
  for (const key of ['Space', 'ArrowDown', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  expect((await moved).status()).toBe(200);
  const [branch = '', twig = '', trunk = ''] = created;
  const below = (await (await page.request.get(twig)).json()) as { completeSlug: string };
  expect(below.completeSlug).toBe(`stamm-${slug}/ast-${slug}/zweig-${slug}`);
  for (const iri of [twig, branch, trunk]) expect((await write('DELETE', iri)).status()).toBe(204);
});
