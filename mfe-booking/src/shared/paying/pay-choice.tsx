import type { BookingPaymentResponse } from '@firn/shared-contracts/api';
import type { PaymentMethod } from '@firn/shared-contracts/domain';
import { PAYMENT_METHOD_LABELS, PAYMENT_METHOD_REASON_LABELS } from '@firn/shared-ui/labels';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { payingTexts } from '../../i18n/de-CH/paying.ts';
import { Notice } from '../notice.tsx';
import styles from './paying.module.css';
import type { PayHandle } from './use-pay.ts';

interface PayChoiceProps {
  readonly payment: BookingPaymentResponse;
  readonly handle: PayHandle;
  /** Ways that make sense here, in their order; what has an invoice already needs none. */
  readonly ways: readonly PaymentMethod[];
}

/** A button for each way to pay, and why the others are none. */
export function PayChoice({ payment, handle, ways }: PayChoiceProps) {
  const t = useTexts(payingTexts);
  const { starting, trouble, pay } = handle;
  const offers = ways.flatMap((way) => payment.methods.filter(({ method }) => method === way));
  const refused = offers.filter(({ reason }) => reason !== null);
  return (
    <div className={styles.choice}>
      <div className={styles.ways}>
        {offers.map(
          ({ method, reason }) =>
            reason === null && (
              <Button
                key={method}
                variant={method === 'invoice' ? 'default' : 'filled'}
                aria-disabled={starting !== null}
                onClick={() => void pay(method)}
              >
                {starting === method ? t('starting') : t(`methods.${method}`)}
              </Button>
            ),
        )}
      </div>
      {refused.length > 0 && (
        <ul className={styles.reasons}>
          {refused.map(
            ({ method, reason }) =>
              reason && (
                <li key={method}>
                  {PAYMENT_METHOD_LABELS[method]}: {PAYMENT_METHOD_REASON_LABELS[reason]}
                </li>
              ),
          )}
        </ul>
      )}
      {trouble && (
        <Notice tone="attention" title={t('failedTitle')}>
          <p>{trouble.detail ?? t('failed')}</p>
        </Notice>
      )}
    </div>
  );
}
