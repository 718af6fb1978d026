import type { VoucherCheckResponse } from '@firn/shared-contracts/api';
import { isVoucherCode, MOST_VOUCHERS, normaliseVoucherCode } from '@firn/shared-contracts/domain';
import { isApiError } from '@firn/shared-contracts/shell';
import { formatLocalDate } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useRef, useState } from 'react';
import { vouchersTexts } from '../../i18n/de-CH/vouchers.ts';
import { checkVoucher } from './voucher.queries.ts';

/** As long as the codes of ours are; old ones that were imported have other forms. */
const CODE_LENGTH = 16;

type Words = Translate<typeof vouchersTexts>;

/** The mistake in a code that shows before anybody is asked; null where there is none. */
function mistakeIn(t: Words, code: string, codes: readonly string[]): string | null {
  if (!code) return t('missing');
  if (codes.includes(code)) return t('twice');
  if (codes.length >= MOST_VOUCHERS) return t('most', { count: MOST_VOUCHERS });
  return code.length === CODE_LENGTH && !isVoucherCode(code) ? t('typo') : null;
}

function refusalWords(t: Words, { reason = 'unknown', validUntil }: VoucherCheckResponse): string {
  if (reason !== 'expired') return t(`reasons.${reason}`);
  return t('reasons.expired', { date: validUntil ? formatLocalDate(validUntil) : '' });
}

/** Takes a typed code in once the server says that there is something on it. */
export function useAddVoucher(codes: readonly string[], onAdd: (code: string) => void) {
  const t = useTexts(vouchersTexts);
  const { api } = useShell();
  const [complaint, setComplaint] = useState<string | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const busy = useRef(false);

  const ask = async (code: string): Promise<string | null> => {
    try {
      const answer = await checkVoucher(api, code);
      return answer.valid ? null : refusalWords(t, answer);
    } catch (error) {
      return isApiError(error) && error.status === 429 ? error.problem.detail : t('failed');
    }
  };
  /** Takes a code in unless something is wrong with it; true if it was taken in. */
  const add = async (typed: string): Promise<boolean> => {
    if (busy.current) return false;
    const code = normaliseVoucherCode(typed);
    const mistake = mistakeIn(t, code, codes);
    if (mistake) {
      setComplaint(mistake);
      return false;
    }
    busy.current = true;
    setIsChecking(true);
    const refusal = await ask(code);
    busy.current = false;
    setIsChecking(false);
    setComplaint(refusal);
    if (refusal === null) onAdd(code);
    return refusal === null;
  };
  return { add, complaint, isChecking };
}
