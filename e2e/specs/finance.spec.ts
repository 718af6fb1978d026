import { csrfToken, expect, test } from '../support/test.ts';

/** Rappen of `CHF 1'290.–`, `CHF -80.50`. */
const rappenOf = (text: string): number => {
  const [, sign = '', francs = '', rappen = ''] = /CHF (-?)([\d']+)\.(–|\d{2})/.exec(text) ?? [];
  const amount = Number(francs.replaceAll("'", '')) * 100 + (rappen === '–' ? 0 : Number(rappen));
  return sign ? -amount : amount;
};

const isoOf = (day: string): string => day.split('.').reverse().join('-');

/** Turnover of a CSV of lines, in Rappen: a fee has no code. */
function turnoverOf(csv: string): number {
  const [head = '', ...lines] = csv.trimEnd().split('\r\n');
  const columns = head.split(';');
  const [code, amount] = [columns.indexOf('MWST-Code'), columns.indexOf('Betrag CHF')];
  return lines
    .map((line) => line.split(';'))
    .filter((cells) => cells[code] !== '')
    .reduce((sum, cells) => sum + Math.round(Number(cells[amount]) * 100), 0);
}

test('the office closes a quarter: its figures are those of its documents, and stay', async ({
  page,
  logIn,
}) => {
  await logIn('super@firn.example');
  await page.goto('/admin/finance/abschluss');
  const next = page.getByRole('region', { name: 'Als Nächstes' });
  const span = (await next.getByText(/^\d{2}\.\d{2}\.\d{4} – /).textContent()) ?? '';
  const [from = '', to = ''] = span.split(' – ');
  const period = `from=${isoOf(from)}&to=${isoOf(to)}`;
  const lines = await (await page.request.get(`/api/finance/lines.csv?${period}`)).text();
  await next.getByRole('button', { name: 'Abschliessen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(to);
  await dialog.getByRole('button', { name: 'Abschliessen' }).click();
  const row = page.getByRole('row', { name: span });
  await expect(row).toBeVisible();
  const revenue = rappenOf((await row.getByRole('cell').first().textContent()) ?? '');
  expect(revenue).toBe(turnoverOf(lines));
  expect(revenue).toBeGreaterThan(0);

  const booking = await page.request.get('/api/bookings?itemsPerPage=1');
  const { 'hydra:member': members } = (await booking.json()) as { 'hydra:member': { '@id': string }[] };
  const refused = await page.request.post('/api/payments', {
    data: { booking: members[0]?.['@id'], amount: 100, method: 'cash', receivedOn: isoOf(to) },
    headers: { 'x-csrf-token': await csrfToken(page), 'idempotency-key': `closed-${to}` },
  });
  expect(refused.status()).toBe(409);
});

test('a figure leads to its documents, and a document to its booking', async ({ page, logIn }) => {
  await logIn('admin@firn.example');
  await page.goto('/admin/finance');
  await page.getByRole('link', { name: 'Dieses Jahr' }).click();
  const parts = page.getByRole('region', { name: 'Umsatz nach Anteil' });
  await parts.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Umsatz: /);
  const first = page.getByRole('row', { name: /R-\d{4}-\d{5}/ }).first();
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/bookings\/[^/]+\/invoices$/);
});
