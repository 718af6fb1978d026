import type { RefundableBooking, RefundResponse } from '@firn/shared-contracts/api';
import { formatChf } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { refundsTexts } from '../../i18n/de-CH/refunds.ts';
import { Refusal } from '../../shared/refunds/refusal.tsx';
import { useRefundWrite } from '../../shared/refunds/use-refund-write.ts';
import styles from './refunds.module.css';

/** Transfers that wait for a file. */
const waitingIn = (bookings: readonly RefundableBooking[]): RefundResponse[] =>
  bookings
    .flatMap(({ refunds }) => refunds)
    .filter(({ way, state }) => way === 'bank' && state === 'created');

interface BankOrderProps {
  readonly bookings: readonly RefundableBooking[];
  readonly leftOut: ReadonlySet<string>;
}

/** Writes the file for the bank with the transfers that wait. */
export function BankOrder({ bookings, leftOut }: BankOrderProps) {
  const t = useTexts(refundsTexts);
  const { mutate, isPending, error } = useRefundWrite({ doneText: t('file.written'), onDone: () => {} });
  const waiting = waitingIn(bookings);
  const chosen = waiting.filter(({ id }) => !leftOut.has(id));
  const amount = formatChf(chosen.reduce((sum, refund) => sum + refund.amount, 0));
  return (
    <section aria-label={t('file.title')} className={styles.part}>
      <h2 className={styles.heading}>{t('file.title')}</h2>
      <p className={styles.hint}>{waiting.length > 0 ? t('file.hint') : t('file.none')}</p>
      {waiting.length > 0 && (
        <Button
          loading={isPending}
          disabled={chosen.length === 0}
          onClick={() =>
            mutate({ path: '/api/payment_orders', body: { refunds: chosen.map((refund) => refund['@id']) } })
          }
        >
          {t('file.write', { count: chosen.length, amount })}
        </Button>
      )}
      <Refusal error={error} fields={[]} />
    </section>
  );
}
