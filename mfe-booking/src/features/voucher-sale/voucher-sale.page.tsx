import { useHead, useSession, useTexts } from '@firn/shared-ui/remote';
import { useEffect, useState } from 'react';
import { voucherSaleTexts } from '../../i18n/de-CH/voucher-sale.ts';
import { Region } from '../../shared/region.tsx';
import { VoucherOrderForm } from './voucher-order.form.tsx';
import styles from './voucher-sale.module.css';

/** `/gutschein` (docs/domain/payments.md#vouchers). */
export function Page() {
  const t = useTexts(voucherSaleTexts);
  const { user } = useSession();
  const [payAddress, setPayAddress] = useState<string | null>(null);
  // Once the form knows that nothing is lost: the browser would ask the buyer whether to leave.
  useEffect(() => {
    if (payAddress) window.location.assign(payAddress);
  }, [payAddress]);
  useHead({ title: t('title'), description: t('lead') });
  return (
    <Region>
      <div className={styles.page}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
        <VoucherOrderForm user={user} onOrdered={({ redirectUrl }) => setPayAddress(redirectUrl)} />
        <noscript>
          <p>{t('withoutScript')}</p>
        </noscript>
      </div>
    </Region>
  );
}
