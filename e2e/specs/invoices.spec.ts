import { breaches, overflow } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ timeout: 120_000 });

const OPEN = '/admin/finance/rechnungen?standing=open';

test('the office credits an invoice that went to the wrong payer, and issues it to a company', async ({
  page,
  logIn,
}) => {
  await logIn('admin@firn.example');
  await page.goto(OPEN);
  await page
    .getByRole('link', { name: /^R-\d{4}-\d{5}$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/bookings\/[0-9a-f-]{36}\/invoices$/);
  const booking = new URL(page.url()).pathname;
  const documents = page.getByRole('region', { name: 'Rechnungen', exact: true }).first();

  await test.step('the paper is there to download', async () => {
    const link = documents.getByRole('link', { name: /^PDF von R-/ }).first();
    const paper = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(paper.headers()['content-type']).toBe('application/pdf');
    expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('a credit note takes it back, and a draft takes its place', async () => {
    await documents
      .getByRole('button', { name: /^Gutschreiben: R-/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: /gutschreiben\?$/ });
    await dialog.getByLabel('Grund').fill('Die Firma bezahlt');
    await dialog.locator('summary').click();
    await expect(dialog.getByText(/Gutschrift R-\d{4}-\d{5}/).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Gutschreiben', exact: true }).click();
    await expect(documents.getByRole('row', { name: /Gutgeschrieben/ })).toBeVisible();
    await expect(documents.getByRole('row', { name: /Gutschrift zu R-/ }).first()).toBeVisible();
  });

  await test.step('the draft goes to the company', async () => {
    await page.getByRole('textbox', { name: 'Firma' }).fill('Alpen & Söhne AG');
    await page.getByRole('button', { name: 'Empfänger speichern' }).click();
    await expect(page.getByText('Der Empfänger ist gespeichert.').first()).toBeVisible();
    await documents.getByRole('button', { name: /^Ausstellen: Entwurf/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Rechnung ausstellen?' });
    await expect(dialog.getByText(/geht an Alpen & Söhne AG/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Ausstellen', exact: true }).click();
    await expect(page.getByText(/^Die Rechnung R-\d{4}-\d{5} ist ausgestellt\.$/).first()).toBeVisible();
  });

  await test.step('the list finds it by the company, and both pages are in order', async () => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/admin/finance/rechnungen?q=alpen', booking]) {
        await page.goto(path);
        await expect(page.getByText(/R-\d{4}-\d{5}/).first()).toBeVisible();
        expect.soft(await breaches(page), `${path} at ${width}`).toEqual([]);
        expect.soft(await overflow(page), `${path} at ${width}`).toBe(0);
      }
    }
  });
});
