import type { VoucherPicture } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import { readLetterhead } from '../outbox/index.ts';
import { voucherPdf } from './voucher.pdf.ts';
import { findOfferTitle } from './voucher-offer.read-model.ts';
import type { VoucherRow } from './vouchers.table.ts';

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
