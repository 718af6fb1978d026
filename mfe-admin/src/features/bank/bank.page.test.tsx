import type { BankEntryResponse, BankStatementReport } from '@firn/shared-contracts/api';
import {
  aBankEntry,
  aBankStatementReport,
  aCollection,
  type TestApiHandlers,
  testProblem,
} from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const UPLOAD = 'POST /api/bank_statements';
const file = () => new File(['<Document/>'], 'camt054.xml', { type: 'text/xml' });

async function open(waiting: readonly BankEntryResponse[] = [], api: TestApiHandlers = {}) {
  const answers = { ...someAnswers, 'GET /api/bank_entries': aCollection('/api/bank_entries', [...waiting]) };
  const page = await renderRemote('/admin/finance/bank', { api: { ...answers, ...api } });
  await screen.findByRole('heading', { name: 'Bank' });
  const sent = (end: string) =>
    page.shell.api.calls.filter(({ method, path }) => method === 'POST' && path.endsWith(end));
  const toasts = () => page.shell.toasts.get().map(({ text }) => text);
  return { ...page, sent, toasts };
}

const choose = () => screen.getByLabelText('Datei der Bank', { selector: 'input' });

describe('a file of the bank', () => {
  test('is shown first, and counts only once somebody agrees', async () => {
    const report = (statement: string | null): BankStatementReport => ({
      ...aBankStatementReport(),
      statement,
    });
    const { user, sent, toasts } = await open([], {
      [UPLOAD]: ({ searchParams }: { readonly searchParams: URLSearchParams }) =>
        report(searchParams.get('dryRun') ? null : '/api/bank_statements/1'),
    });
    await user.upload(choose(), file());
    const heading = await screen.findByRole('heading', { name: 'Das bringt «camt054.xml»' });
    expect(document.activeElement).toBe(heading);
    const row = screen.getByRole('row', { name: /B-2026-00042/ });
    for (const text of ['Zählt', 'CHF 400.–', 'Fr, 13.02.2026'])
      expect(within(row).getByText(text)).toBeTruthy();
    expect(within(row).getByText(/bezahlt/)).toBeTruthy();
    expect(sent('/bank_statements').map(({ searchParams }) => searchParams.get('dryRun'))).toEqual(['1']);
    await user.click(screen.getByRole('button', { name: 'Einlesen' }));
    expect(await screen.findByRole('heading', { name: '«camt054.xml» ist eingelesen' })).toBeTruthy();
    expect(toasts()).toEqual(['Die Datei ist eingelesen.']);
    expect(sent('/bank_statements').map(({ searchParams }) => searchParams.get('dryRun'))).toEqual([
      '1',
      null,
    ]);
    expect(screen.queryByRole('button', { name: 'Einlesen' })).toBeNull();
  });

  test('that was read in before says so, and offers nothing to read', async () => {
    const known = aBankStatementReport({ statement: '/api/bank_statements/1', matched: 0, duplicates: 1 });
    const { user } = await open([], { [UPLOAD]: known });
    await user.upload(choose(), file());
    expect(await screen.findByText('Diese Datei ist schon eingelesen. Es kommt nichts dazu.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Einlesen' })).toBeNull();
  });

  test('that cannot be read names the line, and another one may be chosen', async () => {
    const message = 'Zeile 12: Der Betrag «1e5» ist ungültig.';
    const { user } = await open([], {
      [UPLOAD]: () => {
        throw testProblem(422, {
          detail: `file: ${message}`,
          violations: [{ propertyPath: 'file', message }],
        });
      },
    });
    await user.upload(choose(), file());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('«camt054.xml» wurde nicht eingelesen');
    expect(alert.textContent).toContain(message);
    expect(screen.getByRole('button', { name: 'Datei wählen' })).toBeTruthy();
  });
});

describe('what names no invoice', () => {
  const SUGGESTIONS = 'GET /api/bank_entries/:id/suggestions';
  const suggestion = {
    '@id': '/api/bank_entries/1/suggestions/2',
    '@type': 'BankEntrySuggestion',
    booking: {
      '@id': '/api/bookings/018f0000-0000-7000-8000-000000000701',
      id: '018f0000-0000-7000-8000-000000000701',
      bookingNumber: 'B-2026-00042',
      name: 'Gina Gast',
      open: 40_000,
    },
    paid: 0,
    reasons: ['amount', 'name'],
  };

  test('is put to the booking that fits', async () => {
    let waiting: readonly BankEntryResponse[] = [aBankEntry()];
    const { user, sent, toasts } = await open([], {
      'GET /api/bank_entries': () => aCollection('/api/bank_entries', [...waiting]),
      [SUGGESTIONS]: aCollection('/api/bank_entries/suggestions', [suggestion]),
      'POST /api/bank_entries/:id/assignment': () => {
        waiting = [];
        return aBankEntry({ state: 'matched' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'CHF 400.– von Gina Gast zuordnen' }));
    const dialog = within(screen.getByRole('dialog', { name: 'CHF 400.– zuordnen' }));
    expect(await dialog.findByText('noch CHF 400.– offen, gleicher Betrag, Name passt')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'B-2026-00042 zuordnen' }));
    await waitFor(() => expect(toasts()).toEqual(['Zugeordnet: Die Zahlung steht bei B-2026-00042.']));
    expect(sent('/assignment').map(({ body }) => body)).toEqual([{ booking: suggestion.booking['@id'] }]);
    expect(await screen.findByText('Alles ist zugeordnet.')).toBeTruthy();
  });

  test('is looked for by number or name', async () => {
    const { user, shell } = await open([aBankEntry({ debtorName: null })], {
      [SUGGESTIONS]: aCollection('/api/bank_entries/suggestions', []),
    });
    await user.click(await screen.findByRole('button', { name: 'CHF 400.– von Unbekannt zuordnen' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText(/^Nichts gefunden/)).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: 'Nummer oder Name' }), 'Käser');
    await waitFor(() => expect(shell.api.calls.at(-1)?.searchParams.get('text')).toBe('Käser'));
  });

  test('that somebody else was faster with says so', async () => {
    const detail = 'Dieser Eintrag ist schon einer Buchung zugeordnet. Nimm zuerst ihre Zahlung zurück.';
    const { user } = await open([aBankEntry()], {
      [SUGGESTIONS]: aCollection('/api/bank_entries/suggestions', [suggestion]),
      'POST /api/bank_entries/:id/assignment': () => {
        throw testProblem(409, { detail });
      },
    });
    await user.click(await screen.findByRole('button', { name: /zuordnen$/ }));
    await user.click(await screen.findByRole('button', { name: 'B-2026-00042 zuordnen' }));
    expect((await screen.findByRole('alert')).textContent).toBe(detail);
  });

  test('is left aside with a reason', async () => {
    const { user, sent } = await open([aBankEntry()], {
      'POST /api/bank_entries/:id/setting_aside': aBankEntry({ state: 'left_aside' }),
    });
    await user.click(await screen.findByRole('button', { name: 'CHF 400.– von Gina Gast beiseitelegen' }));
    const dialog = within(screen.getByRole('dialog', { name: 'CHF 400.– beiseitelegen?' }));
    const send = dialog.getByRole('button', { name: 'Beiseitelegen' });
    await user.click(send);
    expect(dialog.getByText('Schreibe den Grund.')).toBeTruthy();
    expect(sent('/setting_aside')).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /^Grund/ }), 'Miete');
    await user.click(send);
    await waitFor(() =>
      expect(sent('/setting_aside').map(({ body }) => body)).toEqual([{ reason: 'Miete' }]),
    );
  });
});
