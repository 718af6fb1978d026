import type { VoucherImportReport } from '@firn/shared-contracts/api';
import type { TestRequest } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';
import { readCsv } from './read-csv.ts';

const PATH = '/admin/files/gutscheine/import';
const REPORT = { '@type': 'VoucherImportReport', count: 2, amount: 14_000, problems: [] } as const;

async function open(answer: (request: TestRequest) => VoucherImportReport) {
  const api = { ...someAnswers, 'POST /api/vouchers/import': answer };
  const page = await renderRemote(PATH, { api: api });
  const file = new File(['ALT-1;100;31.12.2030'], 'alt.csv', { type: 'text/csv' });
  await page.user.upload(await screen.findByLabelText('Datei (CSV)'), file);
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Prüfen' }).disabled).toBe(false),
  );
  await page.user.click(screen.getByRole('button', { name: 'Prüfen' }));
  return page;
}

test('a file is looked at first, and then taken in', async () => {
  const { user, address, shell } = await open(({ searchParams }) => ({
    ...REPORT,
    problems: [],
    imported: !searchParams.has('dryRun'),
  }));
  expect(await screen.findByText('2 Gutscheine, zusammen CHF 140.–.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Jetzt importieren' }));
  await waitFor(() => expect(address()).toBe('/admin/files/gutscheine'));
  const sent = shell.api.calls.filter(({ method }) => method === 'POST');
  expect(sent.map(({ body }) => body)).toEqual([
    { csv: 'ALT-1;100;31.12.2030' },
    { csv: 'ALT-1;100;31.12.2030' },
  ]);
});

test('lines that are wrong are named, and nothing can be taken in', async () => {
  const problems = [{ line: 3, message: 'Der Betrag «viel» ist keine Zahl wie 120 oder 89.50.' }];
  await open(() => ({ ...REPORT, problems, imported: false }));
  expect(await screen.findByText(/^Zeile 3: Der Betrag «viel»/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Jetzt importieren' })).toBeNull();
});

test('a file of Windows keeps its umlauts', async () => {
  const latin = new Blob([new Uint8Array([0x47, 0xfc, 0x6c, 0x74, 0x69, 0x67])]);
  expect(await readCsv(latin)).toBe('Gültig');
  expect(await readCsv(new Blob(['Gültig']))).toBe('Gültig');
});
