import type { ReportDocument, ReportExpense, ReportPicture } from '@firn/shared-contracts/api';
import { includedVat, type Rappen } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import type { CarriedDocument } from '../documents/documents.table.ts';
import { type AddressSigner, attachedDocuments } from '../documents/index.ts';
import type { eventReports, StoredExpense } from './event-reports.table.ts';

/** For whom addresses of files are signed, and when. */
export interface SigningView {
  readonly signer: AddressSigner;
  readonly now: Date;
}

type Carrier = Pick<typeof eventReports.$inferSelect, 'expenses' | 'pictures'>;

export const receiptIdsOf = ({ expenses }: Pick<Carrier, 'expenses'>): string[] =>
  expenses.flatMap(({ receipt }) => (receipt ? [receipt.documentId] : []));

export const pictureIdsOf = ({ pictures }: Pick<Carrier, 'pictures'>): string[] =>
  pictures.map(({ documentId }) => documentId);

/** VAT that an expense contains by its receipt; null where that says nothing of it. */
function vatAmountOf({ amount, vatPercent }: StoredExpense): Rappen | null {
  return vatPercent === null || vatPercent === undefined ? null : includedVat(amount, vatPercent);
}

/** The expenses and pictures of a report for whoever may read it, with addresses of the files that are still there. */
export async function readReportDocuments(
  db: Db,
  report: Carrier,
  { signer, now }: SigningView,
): Promise<{ readonly expenses: ReportExpense[]; readonly pictures: ReportPicture[] }> {
  const ids = [...receiptIdsOf(report), ...pictureIdsOf(report)];
  const attached = await attachedDocuments({ db, signer }, ids, now);
  const fileOf = (file: CarriedDocument): ReportDocument => ({
    '@id': iri('documents', file.documentId),
    ...attached(file),
  });
  return {
    expenses: report.expenses.map((expense) => ({
      title: expense.title,
      amount: expense.amount,
      vat: expense.vat ?? null,
      vatAmount: vatAmountOf(expense),
      receipt: expense.receipt ? fileOf(expense.receipt) : null,
    })),
    pictures: report.pictures.map(({ publishedAs, ...picture }) => ({
      ...fileOf(picture),
      published: publishedAs !== undefined,
    })),
  };
}

/** The expenses of an event for its figures, and the VAT that they contain (docs/domain/payments.md#figures-of-an-event). */
export async function readReceipts(
  db: Db,
  expenses: readonly StoredExpense[],
  view: SigningView,
): Promise<{ readonly receipts: ReportExpense[]; readonly inputVat: Rappen }> {
  const { expenses: receipts } = await readReportDocuments(
    db,
    { expenses: [...expenses], pictures: [] },
    view,
  );
  return { receipts, inputVat: receipts.reduce((sum, { vatAmount }) => sum + (vatAmount ?? 0), 0) };
}
