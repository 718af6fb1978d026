import type { InvoiceResponse } from '@firn/shared-contracts/api';
import {
  aBooking,
  aCollection,
  anInvoice,
  type TestApiHandlers,
  type TestRequest,
  testProblem,
} from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openBooking } from '../../testing/booking.ts';

const DRAFT = anInvoice({
  state: 'draft',
  standing: 'draft',
  number: null,
  issuedOn: null,
  sentAt: null,
  open: 0,
});
const CREDIT = anInvoice({
  id: 'credit',
  '@id': '/api/invoices/credit',
  kind: 'credit_note',
  standing: null,
  number: 'R-2026-00002',
  creditNoteOf: '/api/invoices/part',
  creditNoteOfNumber: 'R-2026-00001',
  total: -15_000,
  open: 0,
  dueDate: null,
});

const open = (documents: readonly InvoiceResponse[], api: TestApiHandlers = {}) =>
  openBooking({
    page: 'invoices',
    booking: aBooking(),
    api: {
      'GET /api/payments': aCollection('/api/payments', []),
      'GET /api/invoices': aCollection('/api/invoices', [...documents]),
      ...api,
    },
  });

const dryRun = (template: string) => ({
  '@id': '/api/invoices/x/transition',
  '@type': 'InvoiceStepPreview',
  to: 'credited',
  document: { kind: 'credit_note', total: -40_000, lines: [], vatTotals: [] },
  mails: [{ template, to: 'nina@firn.example', subject: 'Betreff', text: 'Guten Tag Nina Käser' }],
});

const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

describe('the documents of a booking', () => {
  test('say how they stand, what is open, and lead to the paper', async () => {
    const part = anInvoice({ id: 'part', '@id': '/api/invoices/part', standing: 'partial', open: 25_000 });
    await open([CREDIT, part]);
    const row = await rowOf(/^R-2026-00001/);
    for (const text of ['Rechnung', 'CHF 400.–', 'CHF 250.–', 'Teilweise bezahlt'])
      expect(row.getByText(text)).toBeTruthy();
    expect(row.getByRole('link', { name: 'PDF von R-2026-00001' }).getAttribute('href')).toBe(
      '/api/invoices/part/invoice.pdf',
    );
    const credit = await rowOf(/^R-2026-00002/);
    expect(credit.getByText(/zu R-2026-00001/)).toBeTruthy();
    expect(credit.queryByRole('button', { name: /Gutschreiben/ })).toBeNull();
  });

  test('are prepared while something is not billed yet', async () => {
    const { user, sent, toasts } = await open([], { 'POST /api/invoices': DRAFT });
    expect(await screen.findByText('Noch nicht verrechnet: CHF 400.–.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Rechnung vorbereiten' }));
    await waitFor(() => expect(toasts()).toEqual(['Der Entwurf ist bereit.']));
    expect(sent('/invoices').map(({ body }) => body)).toEqual([{ booking: aBooking()['@id'] }]);
  });

  test('offer to read again what could not be read', async () => {
    const { shell, user } = await open([], {
      'GET /api/invoices': () => {
        throw testProblem(503, { detail: 'Die Datenbank macht Pause.' });
      },
    });
    const [again] = await screen.findAllByRole('button', { name: 'Nochmals versuchen' });
    shell.answer({ 'GET /api/invoices': aCollection('/api/invoices', [anInvoice()]) });
    await user.click(again as HTMLElement);
    expect(await screen.findByRole('row', { name: /^R-2026-00001/ })).toBeTruthy();
  });
});

describe('a draft', () => {
  test('is sent to another payer', async () => {
    const { user, sent, toasts } = await open([DRAFT], { 'PATCH /api/invoices/:id': DRAFT });
    const company = await screen.findByRole('textbox', { name: /^Firma/ });
    await user.type(company, 'Alpen AG');
    await user.click(screen.getByRole('button', { name: 'Empfänger speichern' }));
    await waitFor(() => expect(toasts()).toEqual(['Der Empfänger ist gespeichert.']));
    expect(sent(DRAFT['@id']).map(({ body }) => body)).toEqual([
      { recipient: { ...DRAFT.recipient, company: 'Alpen AG' } },
    ]);
  });

  test('is issued after a look at its mail', async () => {
    const { user, sent, looked, toasts } = await open([DRAFT], {
      'POST /api/invoices/:id/transition': ({ body }: TestRequest) =>
        (body as { dryRun?: boolean }).dryRun ? dryRun('invoice') : anInvoice(),
    });
    await user.click(await screen.findByRole('button', { name: /^Ausstellen: Entwurf/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Rechnung ausstellen?' }));
    expect(dialog.getByText(/geht an Nina Käser/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Ausstellen' }));
    await waitFor(() => expect(toasts()).toEqual(['Die Rechnung R-2026-00001 ist ausgestellt.']));
    expect(looked('/transition')).toEqual([]);
    expect(sent('/transition').map(({ body }) => body)).toEqual([{ to: 'issued', notify: true }]);
  });
});

describe('an issued invoice', () => {
  test('is credited with a reason', async () => {
    const { user, sent, toasts } = await open([anInvoice()], {
      'POST /api/invoices/:id/transition': CREDIT,
    });
    await user.click(await screen.findByRole('button', { name: 'Gutschreiben: R-2026-00001' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Rechnung R-2026-00001 gutschreiben?' }));
    await user.click(dialog.getByRole('button', { name: 'Gutschreiben' }));
    expect(dialog.getByText('Schreibe den Grund.')).toBeTruthy();
    expect(sent('/transition')).toEqual([]);
    await user.click(dialog.getByRole('checkbox', { name: /^Als E-Mail mit PDF senden/ }));
    await user.type(dialog.getByRole('textbox', { name: /^Grund/ }), 'Falsche Adresse');
    await user.click(dialog.getByRole('button', { name: 'Gutschreiben' }));
    await waitFor(() => expect(toasts()).toEqual(['Die Gutschrift R-2026-00002 ist ausgestellt.']));
    expect(sent('/transition').map(({ body }) => body)).toEqual([
      { to: 'credited', reason: 'Falsche Adresse', notify: false },
    ]);
  });

  test('that somebody else has credited meanwhile says so', async () => {
    const { user } = await open([anInvoice()], {
      'POST /api/invoices/:id/transition': () => {
        throw testProblem(409, { detail: 'Dieser Schritt ist im jetzigen Zustand nicht möglich.' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Gutschreiben: R-2026-00001' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('checkbox', { name: /^Als E-Mail mit PDF senden/ }));
    await user.type(dialog.getByRole('textbox', { name: /^Grund/ }), 'Doppelt');
    await user.click(dialog.getByRole('button', { name: 'Gutschreiben' }));
    expect(await dialog.findByText(/im jetzigen Zustand nicht möglich/)).toBeTruthy();
  });

  test('is mailed once more after a look at the mail', async () => {
    const { user, sent, toasts } = await open([anInvoice()], {
      'POST /api/invoices/:id/mail': ({ searchParams }: TestRequest) =>
        searchParams.has('dryRun') ? dryRun('invoice') : anInvoice(),
    });
    await user.click(await screen.findByRole('button', { name: 'Nochmals senden: R-2026-00001' }));
    const dialog = within(screen.getByRole('dialog', { name: 'R-2026-00001 nochmals senden?' }));
    expect(await dialog.findByText(/nina@firn\.example/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Senden' }));
    await waitFor(() => expect(toasts()).toEqual(['R-2026-00001 ist unterwegs.']));
    expect(sent('/mail')).toHaveLength(1);
  });
});
