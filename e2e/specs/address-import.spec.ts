import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { breaches, overflow } from '../support/accessibility.ts';
import { expect, PASSWORD, test } from '../support/test.ts';
import { enter } from '../support/writer.ts';

test.describe.configure({ timeout: 120_000 });

/** A real list: an encoding of old, a quote over two lines, a heading nobody knows, a day that does not exist. */
const messyList = (mark: string): Buffer =>
  Buffer.from(
    [
      'Vorname;Nachname;Kontakt;Geburtsdatum;Strasse;PLZ;Ort;Natel',
      `Zoë;Gämperli;zoe-${mark}@liste.example;3.4.1980;"Bergweg 1`,
      'Postfach";7000;Chur;079 123 45 67',
      `Beat;Züst;beat-${mark}@liste.example;31.2.1980;;;;`,
      `Rita;Zgraggen;rita-${mark}@liste.example;;;8000;Zürich;=1+1`,
      `Ueli;Iten;ueli-${mark}@liste.example;;Dorf 2;6490;Andermatt;`,
    ].join('\r\n'),
    'latin1',
  );

async function isWellMade(page: Page): Promise<void> {
  expect(await breaches(page, 'main')).toEqual([]);
  expect(await overflow(page)).toBe(0);
}

async function importList(page: Page, buffer: Buffer): Promise<void> {
  await page
    .getByLabel('Liste (CSV oder XLSX)', { exact: true })
    .setInputFiles({ name: 'messe.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByRole('heading', { name: 'Das bringt «messe.csv»' })).toBeFocused();
}

test('a messy list is imported, undone and imported again', async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  const list = messyList(mark);
  await enter(page.request, 'admin@firn.example', PASSWORD);
  const found = async () =>
    (await (await page.request.get(`/api/users?user=${mark}&properties[]=fullName`)).json())[
      'hydra:totalItems'
    ];

  await test.step('a column nobody knows is put by hand, and every fault is named', async () => {
    await page.goto('/admin/files/address-import');
    await importList(page, list);
    await page.getByLabel('Was «Kontakt» ist').selectOption('E-Mail');
    const faults = page.getByRole('region', { name: 'Weggelassene Zeilen' });
    await expect(faults.getByText('Zeile 3, Geburtsdatum')).toBeVisible();
    await expect(faults.getByText('Zeile 4, Telefon')).toBeVisible();
    await isWellMade(page);
    expect(await found()).toBe(0);
  });

  await test.step('the rest is imported, by keyboard', async () => {
    const run = page.getByRole('button', { name: '2 Zeilen importieren' });
    await run.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '«messe.csv» ist importiert' })).toBeVisible();
    expect(await found()).toBe(2);
    await isWellMade(page);
  });

  await test.step('it is undone', async () => {
    await page.getByRole('button', { name: 'Rückgängig machen' }).click();
    const dialog = page.getByRole('dialog', { name: '«messe.csv» rückgängig machen?' });
    await dialog.getByRole('button', { name: 'Rückgängig machen' }).click();
    await expect(page.getByRole('heading', { name: '«messe.csv» ist rückgängig gemacht' })).toBeVisible();
    expect(await found()).toBe(0);
  });

  await test.step('and the same list is imported again, whose column is remembered', async () => {
    await page.getByRole('button', { name: 'Andere Liste importieren' }).click();
    await importList(page, list);
    await expect(page.getByLabel('Was «Kontakt» ist')).toHaveValue('email');
    await page.getByRole('button', { name: '2 Zeilen importieren' }).click();
    await expect(page.getByRole('heading', { name: '«messe.csv» ist importiert' })).toBeVisible();
    expect(await found()).toBe(2);
  });
});
