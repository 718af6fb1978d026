import type { VoucherResponse } from '@firn/shared-contracts/api';
import { isApiError } from '@firn/shared-contracts/shell';
import { formatChf, formatLocalDate } from '@firn/shared-ui/format';
import { useErrorPage, useHead, usePageParams, useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { voucherSaleTexts } from '../../i18n/de-CH/voucher-sale.ts';
import { pollDelay } from '../../shared/poll-delay.ts';
import { FailedRegion, LoadingRegion, Region } from '../../shared/region.tsx';
import styles from './voucher-sale.module.css';

const vouchers = resource('vouchers');

interface BoughtProps {
  readonly voucher: VoucherResponse;
  readonly token: string | null;
}

function where(t: ReturnType<typeof useTexts<typeof voucherSaleTexts>>, voucher: VoucherResponse): string {
  const to = voucher.deliverTo ?? voucher.buyerEmail ?? '';
  if (voucher.sentAt || !voucher.deliverOn) return t('bought.mailed', { email: to });
  return t('bought.mailedOn', { email: to, date: formatLocalDate(voucher.deliverOn) });
}

/** The voucher that was bought, with its paper to print. */
function Bought({ voucher, token }: BoughtProps) {
  const t = useTexts(voucherSaleTexts);
  const query = token ? `?token=${encodeURIComponent(token)}` : '';
  return (
    <>
      <h1>{t('bought.title')}</h1>
      <p>{where(t, voucher)}</p>
      <p className={styles.code}>{voucher.code}</p>
      <p>
        {t('bought.worth', {
          amount: formatChf(voucher.balance),
          date: formatLocalDate(voucher.validUntil),
        })}
      </p>
      <p>
        <a href={`${voucher['@id']}/voucher.pdf${query}`} download>
          {t('bought.download')}
        </a>
      </p>
    </>
  );
}

function Unpaid() {
  const t = useTexts(voucherSaleTexts);
  return (
    <>
      <h1>{t('unpaid.title')}</h1>
      <p role="status">{t('unpaid.text')}</p>
      <p>
        <Link to="/gutschein">{t('unpaid.again')}</Link>
      </p>
    </>
  );
}

/** `/gutschein/:id`, where the pay page leads back to. */
export function Page() {
  const t = useTexts(voucherSaleTexts);
  const { api } = useShell();
  const { id = '' } = usePageParams();
  const [params] = useSearchParams();
  const token = params.get('token');
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['voucher', id],
    queryFn: ({ signal }) => vouchers.read(api, id, { signal, quiet: true, query: { token } }),
    refetchInterval: ({ state }) =>
      state.data?.standing === 'draft' ? pollDelay(state.dataUpdateCount) : false,
  });
  const isMissing = isApiError(error) && error.status === 404;
  useErrorPage(isMissing ? 404 : null);
  useHead({ title: t('title'), robots: 'noindex' });
  if (isPending || isMissing) return <LoadingRegion />;
  if (!data) return <FailedRegion onRetry={() => void refetch()} />;
  return (
    <Region>
      <div className={styles.page}>
        {data.standing === 'draft' ? <Unpaid /> : <Bought voucher={data} token={token} />}
      </div>
    </Region>
  );
}
