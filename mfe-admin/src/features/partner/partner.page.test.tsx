import { aPartnerStatement, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderRemote } from '../../testing/render.ts';

const STATEMENT = aPartnerStatement();
const PATH = `/admin/partners/${STATEMENT.id}`;
const READ = 'GET /api/partners/:id/statement';

test('says what was booked, taken back and earned in the month, and leads to files and months', async () => {
  const { shell } = await renderRemote(`${PATH}?month=2026-02`, { api: { [READ]: STATEMENT } });
  const sums = within(await screen.findByRole('table', { name: 'Provision Februar 2026' }));
  expect(sums.getByRole('row', { name: /^Gebucht/ }).textContent).toMatch(
    /1 Buchung, 2 Personen.*CHF 800\.–/,
  );
  expect(sums.getByRole('row', { name: /^Annulliert/ }).textContent).toMatch(/1 Buchung, -1 Person/);
  expect(sums.getByRole('row', { name: /^Provision/ }).textContent).toContain('CHF 40.–');
  expect(screen.getByText('Darin enthaltene MWST zu 8.1 %: CHF 3.–.')).toBeTruthy();
  const lines = within(screen.getByRole('table', { name: 'Buchungen' }));
  expect(lines.getByRole('row', { name: /B-2026-00042/ }).textContent).toMatch(
    /Gebucht: Allalinhorn, Sa, 14\.03\.2026, 2 Personen.*CHF 80\.–/,
  );
  expect(screen.getByRole('link', { name: 'PDF' }).getAttribute('href')).toBe(
    `/api/partners/${STATEMENT.id}/statement.pdf?month=2026-02`,
  );
  expect(screen.getByRole('link', { name: 'Monat davor' }).getAttribute('href')).toBe(
    `${PATH}?month=2026-01`,
  );
  expect(shell.seen.head?.title).toBe('Abrechnung Berghaus Sonnalp');
});

test('a month in which nothing happened says so', async () => {
  const nothing = aPartnerStatement({ lines: [], commission: 0, vatPercent: null, vat: 0 });
  await renderRemote(PATH, { api: { [READ]: nothing } });
  expect(await screen.findByText(/In diesem Monat ist nichts gebucht/)).toBeTruthy();
  expect(screen.getByText('Der Partner rechnet keine Mehrwertsteuer ab.')).toBeTruthy();
});

test('a partner that is gone says so', async () => {
  const api = {
    [READ]: () => {
      throw testProblem(404);
    },
  };
  await renderRemote(PATH, { api });
  expect(await screen.findByRole('alert')).toBeTruthy();
});
