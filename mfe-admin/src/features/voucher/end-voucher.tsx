import type { VoucherResponse } from '@firn/shared-contracts/api';
import { formatChf } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { vouchersTexts } from '../../i18n/de-CH/vouchers.ts';
import { ReasonDialog } from '../../shared/reason-dialog.tsx';
import { useWriteOnce } from '../../shared/use-write-once.ts';
import { voucherPath } from '../../shared/voucher-paths.ts';
import styles from './voucher.module.css';

type End = 'block' | 'reissue';

interface EndDialogProps {
  readonly voucher: VoucherResponse;
  readonly what: End;
  readonly onClose: () => void;
}

function EndDialog({ voucher, what, onClose }: EndDialogProps) {
  const t = useTexts(vouchersTexts);
  const { toasts, navigation } = useShell();
  const write = useWriteOnce<VoucherResponse>(`${voucher['@id']}/${what}`);
  return (
    <ReasonDialog
      words={{
        title: t(`${what}.title`),
        text: t(`${what}.text`, { amount: formatChf(voucher.balance) }),
        reason: t('reason'),
        reasonFirst: t('reasonFirst'),
        send: t(`${what}.open`),
        close: t('cancel'),
      }}
      isFinal={what === 'block'}
      send={(reason) => write({ reason })}
      onSent={(next) => {
        toasts.add({ variant: 'success', text: t(`${what}.done`) });
        if (next.id !== voucher.id) navigation.push(voucherPath(next));
      }}
      onClose={onClose}
    />
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
