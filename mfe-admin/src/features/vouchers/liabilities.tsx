import type { VoucherLiabilities } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import { formatChf, formatNumericDate, readLocalDate } from '@firn/shared-ui/format';
import { TextInput } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { vouchersTexts } from '../../i18n/de-CH/vouchers.ts';
import styles from './vouchers.module.css';

/** The amount that stood on vouchers at the end of a day. */
export function Liabilities() {
  const t = useTexts(vouchersTexts);
  const { api, now } = useShell();
  const [typed, setTyped] = useState(() => formatNumericDate(zurichDate(now())));
  const on = readLocalDate(typed);
  const { data } = useQuery({
    queryKey: ['voucher_liabilities', on],
    queryFn: ({ signal }) =>
      api.get<VoucherLiabilities>('/api/voucher_liabilities', {
        signal,
        quiet: true,
        query: { on: on ?? '' },
      }),
    enabled: on !== null,
    placeholderData: keepPreviousData,
  });
  return (
    <section className={styles.liabilities} aria-label={t('liabilities.title')}>
      <TextInput
        label={t('liabilities.on')}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p aria-live="polite">
        {data && t('liabilities.outstanding', { count: data.count, amount: formatChf(data.outstanding) })}
        {data && data.expired > 0 && (
          <>
            {', '}
            {t('liabilities.expired', { count: data.expiredCount, amount: formatChf(data.expired) })}
          </>
        )}
      </p>
    </section>
  );
}
