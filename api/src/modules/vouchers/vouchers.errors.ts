import type { AskedVoucher, VoucherRefusal } from '@firn/shared-contracts/api';
import type { VoucherStanding } from '@firn/shared-contracts/domain';
import { conflict, invalid, notFound, tooManyRequests } from '../../lib/problem.ts';
import { waitingTime } from '../../lib/waiting-time.ts';

const REFUSED: Readonly<Record<VoucherRefusal, string>> = {
  unknown: 'Diesen Gutschein kennen wir nicht. Bitte prüfe den Code.',
  used_up: 'Dieser Gutschein ist schon eingelöst. Bitte lass ihn weg.',
  expired: 'Dieser Gutschein ist abgelaufen. Bitte lass ihn weg, oder ruf uns an.',
  blocked: 'Dieser Gutschein ist gesperrt. Bitte lass ihn weg, oder ruf uns an.',
};

export const voucherNotFound = () => notFound('Wir konnten diesen Gutschein nicht finden.');

/** The reason why a voucher pays nothing; null where it can pay. One that is not paid for is nobody's yet. */
export function refusalOf(standing: VoucherStanding | null): VoucherRefusal | null {
  if (standing === 'active') return null;
  return standing === null || standing === 'draft' ? 'unknown' : standing;
}

export interface RefusedVoucher extends AskedVoucher {
  readonly refusal: VoucherRefusal;
}

/** 422 that names each code which pays nothing, in the field that it came in. */
export const vouchersRefused = (refused: readonly RefusedVoucher[]) =>
  invalid(refused.map(({ propertyPath, refusal }) => ({ propertyPath, message: REFUSED[refusal] })));

export const wayNotTaken = () =>
  invalid([
    {
      propertyPath: 'method',
      message: 'Diese Zahlungsart bieten wir nicht an. Bitte wähle eine andere, oder ruf uns an.',
    },
  ]);

export const tooManyCodes = (seconds: number) =>
  tooManyRequests(
    `Von hier aus wurden zu viele falsche Codes eingegeben. Bitte versuche es in ${waitingTime(seconds)} wieder, oder ruf uns an.`,
    seconds,
  );

export const tooManyOrders = (seconds: number) =>
  tooManyRequests(
    `Von hier aus wurden in der letzten Stunde sehr viele Gutscheine bestellt. Bitte versuche es in ${waitingTime(seconds)} wieder, oder ruf uns an.`,
    seconds,
  );

const NOT_ACTIVE: Readonly<Record<Exclude<VoucherStanding, 'active' | 'expired'>, string>> = {
  draft: 'Dieser Gutschein ist noch nicht bezahlt.',
  used_up: 'Auf diesem Gutschein ist nichts mehr.',
  blocked: 'Dieser Gutschein ist schon gesperrt.',
};

/** 409 of the office, for a voucher that somebody else has blocked, or that is used up meanwhile. */
export const voucherOver = (standing: keyof typeof NOT_ACTIVE) =>
  conflict('/problems/voucher-over', NOT_ACTIVE[standing], { standing });
