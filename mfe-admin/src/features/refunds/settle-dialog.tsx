import type { PaymentOrderResponse } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import { formatNumericDate, readLocalDate } from '@firn/shared-ui/format';
import { Button, TextInput } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useState } from 'react';
import { refundsTexts } from '../../i18n/de-CH/refunds.ts';
import styles from '../../shared/refunds/refund-dialog.module.css';
import { Refusal, violationsOf } from '../../shared/refunds/refusal.tsx';
import { useRefundWrite } from '../../shared/refunds/use-refund-write.ts';

interface SettleDialogProps {
  readonly order: PaymentOrderResponse;
  onClose(): void;
}

/** Says on which day the bank has paid what is on its way. */
export function SettleDialog({ order, onClose }: SettleDialogProps) {
  const t = useTexts(refundsTexts);
  const today = zurichDate(useShell().now());
  const [typed, setTyped] = useState(formatNumericDate(today));
  const paidOn = readLocalDate(typed);
  const { mutate, isPending, error } = useRefundWrite({ doneText: t('settle.done'), onDone: onClose });
  return (
    <Dialog
      title={t('settle.title')}
      closeText={isPending ? null : t('close')}
      onClose={onClose}
      action={
        <Button
          loading={isPending}
          disabled={paidOn === null}
          onClick={() => mutate({ path: `${order['@id']}/settlement`, body: { paidOn } })}
        >
          {t('settle.send')}
        </Button>
      }
    >
      <div className={styles.dialog}>
        <p>{t('settle.text', { number: order.number })}</p>
        <TextInput
          label={t('settle.day')}
          autoComplete="off"
          value={typed}
          error={violationsOf(error).find(({ propertyPath }) => propertyPath === 'paidOn')?.message}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Refusal error={error} fields={['paidOn']} />
      </div>
    </Dialog>
  );
}
