import { PAYMENT_PROBLEMS, type PaymentResponse } from '@firn/shared-contracts/api';
import type { Rappen } from '@firn/shared-contracts/domain';
import { conflict, invalid, notFound } from '../../lib/problem.ts';
import { formatDay, formatFrancs } from '../../lib/swiss-format.ts';
import { PAYMENT_WAY_WORDS } from './payment-ways.ts';
import type { NotCorrectable } from './payments.domain.ts';

export const paymentNotFound = () => notFound('Wir konnten diese Zahlung nicht finden.');

/** Contains what was recorded, so that somebody can see whether it is the same. */
export const alreadyRecorded = (recorded: PaymentResponse) =>
  conflict(
    PAYMENT_PROBLEMS.alreadyRecorded,
    `${formatFrancs(recorded.amount)} ${PAYMENT_WAY_WORDS[recorded.method]} vom ${formatDay(recorded.receivedOn)} sind schon erfasst${recorded.createdBy ? `, von ${recorded.createdBy}` : ''}.`,
    { recorded },
  );

const BY_VOUCHER =
  'Dieses Geld steht auch beim Gutschein und lässt sich hier nicht ändern. Was zurückgeht, zahlst du unter «Rückerstattungen» zurück.';

const NOT_CORRECTABLE: Readonly<Record<NotCorrectable, string>> = {
  corrected: 'Dieser Eintrag wurde schon zurückgenommen.',
  correction: 'Eine Korrektur lässt sich nicht zurücknehmen. Erfasse die Zahlung neu.',
  refunded: 'Von dieser Zahlung wurde schon zurückgezahlt. Nimm zuerst die Rückzahlung zurück.',
  voucher: BY_VOUCHER,
};

export const cannotCorrect = (reason: NotCorrectable) =>
  conflict(PAYMENT_PROBLEMS.over, NOT_CORRECTABLE[reason], { reason });

export const nothingToRefund = () =>
  conflict(PAYMENT_PROBLEMS.over, 'Von diesem Eintrag lässt sich nichts zurückzahlen.', {
    reason: 'nothing',
  });

export const refundUnderWay = () =>
  conflict(
    PAYMENT_PROBLEMS.over,
    'Dieses Geld geht schon zurück: Unter «Rückerstattungen» steht, wie weit es ist.',
    { reason: 'under-way' },
  );

export const refundedByVoucher = () => conflict(PAYMENT_PROBLEMS.over, BY_VOUCHER, { reason: 'voucher' });

export const tooMuchToRefund = (most: Rappen) =>
  invalid([
    {
      propertyPath: 'amount',
      message: `Von dieser Zahlung lassen sich noch höchstens ${formatFrancs(most)} zurückzahlen.`,
    },
  ]);

export const dayToCome = () =>
  invalid([{ propertyPath: 'receivedOn', message: 'Dieser Tag kommt erst noch.' }]);
