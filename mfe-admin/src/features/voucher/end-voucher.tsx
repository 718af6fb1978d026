import type { VoucherResponse } from '@firn/shared-contracts/api';
import { formatChf } from '@firn/shared-ui/format';
import { Button, Textarea } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { vouchersTexts } from '../../i18n/de-CH/vouchers.ts';
import { useWriteOnce } from '../../shared/use-write-once.ts';
import { voucherPath } from '../../shared/voucher-paths.ts';
import styles from './voucher.module.css';

/** As the contract has it. */
const REASON_LENGTH = 500;

type End = 'block' | 'reissue';

interface EndDialogProps {
  readonly voucher: VoucherResponse;
  readonly what: End;
  readonly onClose: () => void;
}

function EndDialog({ voucher, what, onClose }: EndDialogProps) {
  const t = useTexts(vouchersTexts);
  const { toasts, navigation } = useShell();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: useWriteOnce<VoucherResponse>(`${voucher['@id']}/${what}`),
    onSuccess: (next) => {
      toasts.add({ variant: 'success', text: t(`${what}.done`) });
      onClose();
      if (next.id !== voucher.id) navigation.push(voucherPath(next));
    },
  });
  const send = () => {
    setTried(true);
    if (reason.trim()) mutate({ reason: reason.trim() });
  };
  return (
    <Dialog
      title={t(`${what}.title`)}
      isFinal={what === 'block'}
      closeText={isPending ? null : t('cancel')}
      onClose={onClose}
      action={
        <Button {...(what === 'block' && { color: 'red' })} loading={isPending} onClick={send}>
          {t(`${what}.open`)}
        </Button>
      }
    >
      <p>{t(`${what}.text`, { amount: formatChf(voucher.balance) })}</p>
      <Textarea
        label={t('reason')}
        withAsterisk
        rows={2}
        maxLength={REASON_LENGTH}
        value={reason}
        error={isTried && !reason.trim() && t('reasonFirst')}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {error && <p role="alert">{reasonOf(outcomeOf(error))}</p>}
    </Dialog>
  );
}

/** «Neu ausstellen» and «Sperren», each with a reason. */
export function EndVoucher({ voucher }: { readonly voucher: VoucherResponse }) {
  const t = useTexts(vouchersTexts);
  const [asked, setAsked] = useState<End | null>(null);
  return (
    <div className={styles.buttons}>
      <Button variant="default" onClick={() => setAsked('reissue')}>
        {t('reissue.open')}
      </Button>
      <Button variant="default" onClick={() => setAsked('block')}>
        {t('block.open')}
      </Button>
      {asked && <EndDialog voucher={voucher} what={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}
