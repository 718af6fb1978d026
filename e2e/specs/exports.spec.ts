import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/test.ts';

test('the office plans an export from a list, makes one at once and reads it back', async ({
  page,
  logIn,
}) => {
  await logIn('admin@firn.example');
  await page.goto('/admin/bookings?state=confirmed');
  const confirmed = await page.request.get('/api/bookings?state=confirmed&itemsPerPage=1');
  const { totalItems } = (await confirmed.json()) as { totalItems: number };

  await test.step('a plan keeps the filter of the list', async () => {
    await page.getByRole('button', { name: 'Exportieren' }).click();
    const dialog = page.getByRole('dialog', { name: 'Buchungen exportieren' });
    await dialog.getByLabel('Wann').selectOption({ label: 'Jede Woche am Montag, Link per E-Mail' });
    await dialog.getByRole('button', { name: 'Exportieren' }).click();
    await expect(page).toHaveURL('/admin/files/exports');
    const plans = page.getByRole('region', { name: 'Jede Woche' });
    await expect(plans.getByRole('row', { name: /Buchungen, CSV.*Montag/ })).toBeVisible();
  });

  await test.step('the same at once is a file with those lines', async () => {
    await page.goto('/admin/bookings?state=confirmed');
    await page.getByRole('button', { name: 'Exportieren' }).click();
    const dialog = page.getByRole('dialog', { name: 'Buchungen exportieren' });
    await dialog.getByRole('button', { name: 'Exportieren' }).click();
    const link = page.getByRole('link', { name: 'Herunterladen: Buchungen, CSV' }).first();
    await expect(link).toBeVisible();
    const download = page.waitForEvent('download');
    await link.click();
    const csv = await readFile(await (await download).path(), 'utf8');
    const [head = '', ...lines] = csv.trimEnd().split('\r\n');
    expect(head).toMatch(/^\uFEFFNummer;Eingegangen;Gebucht von;/);
    expect(lines).toHaveLength(totalItems);
    expect(lines.every((line) => line.includes(';Bestätigt;'))).toBe(true);
  });

  await test.step('the plan is removed', async () => {
    await page.getByRole('button', { name: 'Plan löschen: Buchungen, CSV' }).click();
    await expect(page.getByText('Noch nichts geplant.')).toBeVisible();
  });
});
