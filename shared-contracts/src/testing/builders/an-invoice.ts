import type { InvoiceRecipient, InvoiceResponse } from '../../api/invoices.ts';
import { id } from './id.ts';

export const aRecipient = (overrides: Partial<InvoiceRecipient> = {}): InvoiceRecipient => ({
  company: '',
  name: 'Nina Käser',
  street: 'Bergweg',
  houseNumber: '7',
  postalCode: '7546',
  city: 'Ardez',
  country: 'CH',
  email: 'nina@firn.example',
  reference: '',
  ...overrides,
});

export function anInvoice(overrides: Partial<InvoiceResponse> = {}): InvoiceResponse {
  return {
    '@id': `/api/invoices/${id(221)}`,
    '@type': 'Invoice',
    id: id(221),
    version: 2,
    kind: 'invoice',
    state: 'issued',
    standing: 'open',
    number: 'R-2026-00001',
    booking: {
      '@id': `/api/bookings/${id(701)}`,
      id: id(701),
      bookingNumber: 'B-2026-00042',
      event: { title: 'Skitour Piz Buin', code: 'E-12-3' },
    },
    creditNoteOf: null,
    creditNoteOfNumber: null,
    recipient: aRecipient(),
    lines: [
      {
        kind: 'component',
        origin: 'component',
        person: 'Nina Käser',
        title: 'Anteil Tour',
        total: 40_000,
        vatCategory: 'Sal2.1, 8.1%',
        vatPercent: 8.1,
        vat: 2_997,
      },
    ],
    vatTotals: [{ vatCategory: 'Sal2.1, 8.1%', vatPercent: 8.1, total: 40_000, vat: 2_997 }],
    total: 40_000,
    open: 40_000,
    iban: 'CH9300762011623852957',
    reference: 'RF41R202600001',
    qrPayload: 'SPC\n0200\n1',
    issuedOn: '2026-02-14',
    dueDate: '2026-03-16',
    serviceFrom: '2026-03-20',
    serviceTo: '2026-03-21',
    reason: null,
    sentAt: '2026-02-14T08:16:00.000Z',
    createdAt: '2026-02-14T08:15:00.000Z',
    ...overrides,
  };
}
