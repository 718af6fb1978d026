import type { Db } from '../../db/client.ts';
import type { BexioDocumentRow } from './bexio.table.ts';
import type { BexioApi } from './bexio-api.ts';
import type { Lists } from './lists.ts';
import type { Maps } from './positions.domain.ts';
import type { Posting } from './postings.domain.ts';
import { decimalOf } from './system/amounts.domain.ts';

/** Everything that the transfer of a document needs. */
export interface Transfer {
  readonly db: Db;
  readonly api: BexioApi;
  readonly lists: Lists;
  readonly maps: Maps;
}

/** The ids in bexio of a document and its contact. */
export interface Transferred {
  readonly contactId: number | null;
  readonly externalId: number | null;
}

/** A document waits for something of ours; the message is a sentence for the office. */
export class NotYet extends Error {
  override readonly name = 'NotYet';
  readonly seconds: number;
  constructor(reason: string, seconds = 300) {
    super(reason);
    this.seconds = seconds;
  }
}

/** By this title a payment is found again, whoever has died meanwhile. */
export const paymentTitle = (subjectId: string): string => `Firn ${subjectId}`;

interface PaymentsToPut {
  readonly title: string;
  readonly date: string;
  readonly postings: readonly Posting[];
  /** Rows of invoices and credit notes, by the id of the document. */
  readonly documents: ReadonlyMap<string, BexioDocumentRow>;
}

/**
 * Puts payments to their invoices, each once: those of the same title that are there already stay, or are replaced where
 * their amount is another. An invoice from before the first day is not there, nor is what was paid for it.
 * @throws NotYet while an invoice is not there.
 * @returns the id of the last of them.
 */
export async function putPayments(
  api: BexioApi,
  { title, date, postings, documents }: PaymentsToPut,
): Promise<number | null> {
  let last: number | null = null;
  for (const { invoiceId, amount } of postings) {
    const document = documents.get(invoiceId);
    if (!document) continue;
    const { externalId, label } = document;
    if (!externalId) throw new NotYet(`${label} ist noch nicht in bexio.`);
    const there = (await api.payments(externalId)).filter((payment) => payment.title === title);
    const isRight = there.length === 1 && there[0]?.amount === amount;
    if (isRight) {
      last = there[0]?.id ?? null;
      continue;
    }
    for (const { id } of there) await api.removePayment(externalId, id);
    last = await api.createPayment(externalId, { date, value: decimalOf(amount), title });
  }
  return last;
}
