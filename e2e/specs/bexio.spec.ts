import { breaches, overflow } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

/** The accounting takes its turn within half a minute. */
const A_TURN = 60_000;
test.describe.configure({ timeout: 3 * A_TURN });

interface Issued {
  readonly issuedOn: string;
}

const TAXES = { 'Sal2.1, 3.8%': 'UN38', 'Sal2.1, 8.1%': 'UN81', ULA: 'UAL', UNO: 'UOV' };

test('a super admin connects bexio, maps what is missing, and mends a document that had the wrong tax', async ({
  page,
  logIn,
}) => {
  await logIn('super@firn.example');
  const answer = await page.request.get('/api/invoices?standing=open&itemsPerPage=1');
  const { 'hydra:member': newest } = (await answer.json()) as { 'hydra:member': Issued[] };
  const [{ issuedOn }] = newest as [Issued];

  await page.goto('/admin/settings/bexio');
  await page.getByText('Mit bexio verbinden').first().click();
  await expect(page.getByText('bexio ist verbunden.')).toBeVisible();
  await expect(page.getByText('Bergschule Firn (Testsystem)')).toBeVisible();

  const form = page.getByRole('form', { name: 'Übertragung nach bexio' });
  const taxes = form.getByRole('region', { name: 'Steuersätze' });
  const choose = async (label: string, code: string) => {
    const select = taxes.getByRole('combobox', { name: label, exact: true });
    const title = await select.getByRole('option', { name: new RegExp(`^${code} `) }).textContent();
    await select.selectOption({ label: title ?? '' });
  };
  const save = async () => {
    await form.getByRole('button', { name: 'Speichern' }).click();
    await expect(form.getByRole('status')).toHaveText('Keine Änderungen');
  };

  await test.step('everything is mapped, one tax by mistake', async () => {
    for (const [category, code] of Object.entries(TAXES)) await choose(category, code);
    await choose('Sal2.1, 8.1%', 'UN38');
    await choose('Annullationsgebühren', 'UMK');
    const accounts = form.getByRole('region', { name: 'Ertragskonten' });
    await accounts
      .getByRole('combobox', { name: 'Nummer 277' })
      .selectOption({ label: '3400 Ertrag Touren und Kurse' });
    await accounts
      .getByRole('combobox', { name: 'Annullationsgebühren' })
      .selectOption({ label: '3680 Annullationsgebühren' });
    await form
      .getByRole('textbox', { name: 'Ab Rechnungsdatum' })
      .fill(issuedOn.split('-').reverse().join('.'));
    await form.getByRole('checkbox', { name: /übertragen$/ }).check();
    await save();
    await expect(page.getByText('Alles ist zugeordnet.')).toBeVisible();
    expect(await breaches(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });

  const documents = page.getByRole('table', { name: 'Dokumente' });
  const wrong = documents.getByRole('row', { name: /Rechnung.*3\.8/ }).first();
  const label =
    await test.step('the wrong tax is an error of the document, and no wrong booking', async () => {
      await expect(async () => {
        await page.reload();
        await expect(wrong).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: A_TURN });
      return (await wrong.getByRole('rowheader').textContent()) ?? '';
    });

  await test.step('it is transferred once the tax is right', async () => {
    await choose('Sal2.1, 8.1%', 'UN81');
    await save();
    await page.getByRole('button', { name: `Nochmals versuchen: ${label}` }).click();
    await expect(async () => {
      await page.reload();
      const mended = documents.getByRole('row', { name: label }).getByText('Übertragen');
      await expect(mended.first()).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: A_TURN });
  });

  await test.step('the connection ends, and what was mapped stays', async () => {
    await page.getByRole('button', { name: 'Verbindung beenden' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Verbindung beenden' }).click();
    await expect(page.getByText('Noch nicht verbunden.')).toBeVisible();
  });
});
