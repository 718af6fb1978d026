import type { VoucherLiabilities } from '@firn/shared-contracts/api';
import { type LocalDate, zurichDate } from '@firn/shared-contracts/domain';
import { formatChf } from '@firn/shared-ui/format';
import { TextInput } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { vouchersTexts } from '../../i18n/de-CH/vouchers.ts';
import styles from './vouchers.module.css';

/** What stood on vouchers at the end of a day. */
export function Liabilities() {
  const t = useTexts(vouchersTexts);
  const { api, now } = useShell();
  const [on, setOn] = useState<LocalDate>(() => zurichDate(now()));
  const { data } = useQuery({
    queryKey: ['voucher_liabilities', on],
    queryFn: ({ signal }) =>
      api.get<VoucherLiabilities>('/api/voucher_liabilities', { signal, quiet: true, query: { on } }),
    enabled: on !== '',
    placeholderData: keepPreviousData,
  });
  return (
    <section className={styles.liabilities} aria-label={t('liabilities.title')}>
      <TextInput
        type="date"
        label={t('liabilities.on')}
        value={on}
        onChange={({ currentTarget }) => setOn(currentTarget.value)}
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
