import type { PaymentOrderResponse } from '@firn/shared-contracts/api';
import { formatChf, formatShortDateTime } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refundsTexts } from '../../i18n/de-CH/refunds.ts';
import { StateMark } from '../../shared/state-mark.tsx';
import styles from './refunds.module.css';
import { ordersQuery } from './refunds.queries.ts';
import { SettleDialog } from './settle-dialog.tsx';

interface OrderProps {
  readonly order: PaymentOrderResponse;
  readonly onSettle: () => void;
}

function Order({ order, onSettle }: OrderProps) {
  const t = useTexts(refundsTexts);
  const { number, refunds: count, inTransit, createdBy: author } = order;
  const when = formatShortDateTime(order.createdAt);
  return (
    <li className={styles.entry}>
      <div className={styles.about}>
        <h3>{number}</h3>
        <p className={styles.hint}>
          {t('orders.about', { count, amount: formatChf(order.amount), author, when })}
        </p>
        <p>
          <StateMark tone={inTransit > 0 ? 'waiting' : 'good'}>
            {inTransit > 0 ? t('orders.open', { count: inTransit }) : t('orders.done')}
          </StateMark>
        </p>
      </div>
      <div className={styles.actions}>
        <a
          href={`${order['@id']}/file`}
          download={order.fileName}
          aria-label={t('orders.downloadOf', { number })}
        >
          {t('orders.download')}
        </a>
        {inTransit > 0 && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t('orders.settleOf', { number })}
            onClick={onSettle}
          >
            {t('orders.settle')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Files for the bank that were written. */
export function OrderList() {
  const t = useTexts(refundsTexts);
  const { api } = useShell();
  const { data, error, refetch } = useQuery(ordersQuery(api));
  const [settled, setSettled] = useState<PaymentOrderResponse | null>(null);
  const shown = data?.['hydra:member'] ?? [];
  return (
    <section aria-label={t('orders.title')} className={styles.part}>
      <h2 className={styles.heading}>{t('orders.title')}</h2>
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
      {data && shown.length === 0 && <p className={styles.hint}>{t('orders.none')}</p>}
      <ul className={styles.entries}>
        {shown.map((order) => (
          <Order key={order.id} order={order} onSettle={() => setSettled(order)} />
        ))}
      </ul>
      {settled && <SettleDialog order={settled} onClose={() => setSettled(null)} />}
    </section>
  );
}
