import type { EventReportInput } from '@firn/shared-contracts/api';
import { RECEIPT_VAT_PERCENTS } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { keepReportFiles, readReportFiles } from '../documents/index.ts';
import type { Carried } from './event-reports.repository.ts';
import { pictureIdsOf, receiptIdsOf } from './report-documents.read-model.ts';

interface Taking {
  readonly input: EventReportInput;
  /** The report that is replaced; null for the first. */
  readonly before: Carried | null;
  readonly byId: string | null;
  readonly now: Date;
}

async function readExpenses(tx: Tx, { input, before, byId, now }: Taking): Promise<Carried['expenses']> {
  const references = new Map(
    input.expenses.flatMap(({ receipt }, index) =>
      receipt ? [[`expenses[${index}].receipt`, receipt] as const] : [],
    ),
  );
  const known = before ? receiptIdsOf(before) : [];
  const files = await readReportFiles(tx, { references, kind: 'receipt', known, byId, now });
  return input.expenses.map(({ title, amount, vat = null }, index) => ({
    title,
    amount,
    vat,
    vatPercent: vat && RECEIPT_VAT_PERCENTS[vat],
    receipt: files.get(`expenses[${index}].receipt`) ?? null,
  }));
}

async function readPictures(tx: Tx, { input, before, byId, now }: Taking): Promise<Carried['pictures']> {
  if (!input.pictures) return before?.pictures ?? [];
  const references = new Map(input.pictures.map((picture, index) => [`pictures[${index}]`, picture]));
  const known = before ? pictureIdsOf(before) : [];
  const files = await readReportFiles(tx, { references, kind: 'report_picture', known, byId, now });
  // Pictures that guests see already stay known as such.
  return [...files.values()].map(
    (file) => before?.pictures.find(({ documentId }) => documentId === file.documentId) ?? file,
  );
}

/**
 * The expenses and pictures of a report with the files that it names, which are kept from now on
 * (docs/domain/events.md#receipts-and-pictures-of-a-report).
 * @throws 422 naming the files that are gone or not theirs.
 */
export async function takeReportFiles(tx: Tx, taking: Taking): Promise<Carried> {
  const carried = { expenses: await readExpenses(tx, taking), pictures: await readPictures(tx, taking) };
  const { before, now } = taking;
  await keepReportFiles(tx, {
    receipts: receiptIdsOf(carried),
    pictures: pictureIdsOf(carried),
    before: before ? [...receiptIdsOf(before), ...pictureIdsOf(before)] : [],
    now,
  });
  return carried;
}

/** Names no file: what somebody called it may say who was there. */
export const loggedExpenses = ({ expenses }: Pick<Carried, 'expenses'>) =>
  expenses.map(({ title, amount, vat = null, receipt }) => ({
    title,
    amount,
    vat,
    receipt: receipt?.documentId ?? null,
  }));
