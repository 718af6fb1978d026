import { zurichDate } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import type { FileStore } from '../../lib/file-store.ts';
import { iri } from '../../lib/iri.ts';
import { workThrough } from '../../lib/work-through.ts';
import { keepCarried, storeDocument } from '../documents/index.ts';
import { queueMail, readLetterhead } from '../outbox/index.ts';
import { printVoucher, VOUCHER_FILE } from './print-voucher.ts';
import { voucherMail } from './vouchers.mails.ts';
import { listDueForDelivery } from './vouchers.read-model.ts';
import { lockVoucher, updateVoucher } from './vouchers.repository.ts';
import type { VoucherRow } from './vouchers.table.ts';

interface Delivering {
  readonly db: Db;
  readonly clock: Clock;
  /** The store of the documents. */
  readonly store: FileStore;
  readonly origin: string;
}

/** A run that dies before the mail is queued leaves a paper that nothing carries: a job deletes it after a day. */
async function deliver({ db, clock, store, origin }: Delivering, voucher: VoucherRow): Promise<void> {
  const now = clock();
  const bytes = await printVoucher(db, voucher, origin);
  const storing = { db, store, actor: null, now };
  const document = await storeDocument(storing, 'voucher', { bytes, fileName: VOUCHER_FILE });
  await db.transaction(async (tx) => {
    const { state, sentAt, ...locked } = (await lockVoucher(tx, voucher.id)) ?? voucher;
    const recipient = locked.deliverTo ?? locked.buyerEmail;
    // Another run was faster, or the office has blocked it meanwhile.
    if (state !== 'active' || sentAt || !recipient) return;
    const carried = { documentId: document.id, fileName: document.fileName };
    await keepCarried(tx, [{ ...carried, mediaType: document.mediaType, bytes: document.bytes }], now);
    const mail = voucherMail(locked, await readLetterhead(tx));
    const about = iri('vouchers', voucher.id);
    await queueMail(tx, { ...mail, template: 'voucher', recipient, about, attachments: [carried] }, now);
    await updateVoucher(tx, voucher.id, { sentAt: now });
  });
}

/** Mails the vouchers that are due, each once (docs/domain/payments.md#vouchers). */
export async function deliverVouchers(delivering: Delivering): Promise<number> {
  const due = await listDueForDelivery(delivering.db, zurichDate(delivering.clock()));
  await workThrough(due, (voucher) => deliver(delivering, voucher), 'Vouchers could not be delivered.');
  return due.length;
}
