import type { Db } from '../../db/client.ts';
import type { MailFile } from '../outbox/index.ts';
import { printInvoice } from './invoice.pdf.ts';
import type { InvoiceRow } from './invoices.table.ts';
import { findPrinted } from './printed-invoice.read-model.ts';

/** `Rechnung-R-2026-00001.pdf` */
export const invoiceFileName = ({ kind, number }: Pick<InvoiceRow, 'kind' | 'number'>): string =>
  `${kind === 'invoice' ? 'Rechnung' : 'Gutschrift'}-${number}.pdf`;

/** The paper of a document, which says what is open when it is made; null for a draft, and where there is none. */
export async function invoicePdf(db: Db, id: string): Promise<Buffer | null> {
  const invoice = await findPrinted(db, id);
  return invoice && printInvoice(invoice);
}

/** The same as a mail carries it. */
export async function invoiceFile(db: Db, id: string): Promise<MailFile | null> {
  const invoice = await findPrinted(db, id);
  if (!invoice) return null;
  const content = await printInvoice(invoice);
  return { filename: invoiceFileName(invoice), contentType: 'application/pdf', content };
}
