import type { VoucherPicture } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import { type MailFile, readLetterhead } from '../outbox/index.ts';
import { voucherPdf } from './voucher.pdf.ts';
import { findOfferTitle } from './voucher-offer.read-model.ts';
import { findVoucherRow } from './vouchers.read-model.ts';
import type { VoucherRow } from './vouchers.table.ts';

/** The name of the paper, as a mail carries it. */
export const VOUCHER_FILE = 'Gutschein.pdf';

/** The paper of a voucher as it stands. */
export async function printVoucher(
  db: Db,
  { offerId, picture, ...voucher }: VoucherRow,
  origin: string,
): Promise<Buffer> {
  return voucherPdf({
    ...voucher,
    picture: picture as VoucherPicture,
    offerTitle: offerId && (await findOfferTitle(db, offerId)),
    company: await readLetterhead(db),
    origin,
  });
}

/** Makes the paper for the mail that confirms an order; null where there is no such voucher. */
export async function voucherFile(db: Db, id: string, origin: string): Promise<MailFile | null> {
  const voucher = await findVoucherRow(db, id);
  if (!voucher) return null;
  const content = await printVoucher(db, voucher, origin);
  return { filename: VOUCHER_FILE, contentType: 'application/pdf', content };
}
