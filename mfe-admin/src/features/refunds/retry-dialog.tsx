import type { RefundResponse } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useState } from 'react';
import { refundsTexts } from '../../i18n/de-CH/refunds.ts';
import { AccountFields, type AccountText } from '../../shared/refunds/account-fields.tsx';
import styles from '../../shared/refunds/refund-dialog.module.css';
import { Refusal, violationsOf } from '../../shared/refunds/refusal.tsx';
import { useRefundWrite } from '../../shared/refunds/use-refund-write.ts';

interface RetryDialogProps {
  readonly refund: RefundResponse;
  onClose(): void;
}

/** Tries a transfer again that failed, to the account it names then. */
export function RetryDialog({ refund, onClose }: RetryDialogProps) {
  const t = useTexts(refundsTexts);
  const [account, setAccount] = useState<AccountText>({
    iban: refund.iban ?? '',
    accountHolder: refund.accountHolder ?? '',
  });
  const { mutate, isPending, error } = useRefundWrite({ doneText: t('refund.retried'), onDone: onClose });
  return (
    <Dialog
      title={t('retry.title')}
      closeText={isPending ? null : t('close')}
      onClose={onClose}
      action={
        <Button loading={isPending} onClick={() => mutate({ path: `${refund['@id']}/retry`, body: account })}>
          {t('retry.send')}
        </Button>
      }
    >
      <div className={styles.dialog}>
        <AccountFields account={account} violations={violationsOf(error)} onChange={setAccount} />
        <Refusal error={error} fields={['iban', 'accountHolder']} />
      </div>
    </Dialog>
  );
}
