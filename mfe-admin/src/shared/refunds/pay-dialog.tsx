import { REFUND_WISHES, type RefundableBooking, type RefundWish } from '@firn/shared-contracts/api';
import { formatChf } from '@firn/shared-ui/format';
import { Button, Radio, TextInput } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useState } from 'react';
import { refundsTexts } from '../../i18n/de-CH/refunds.ts';
import { REASON_LENGTH } from '../reason-length.ts';
import { AccountFields, type AccountText } from './account-fields.tsx';
import styles from './refund-dialog.module.css';
import { Refusal, violationsOf } from './refusal.tsx';
import { useRefundWrite } from './use-refund-write.ts';

interface Amounts {
  readonly toVouchers: number;
  readonly byProvider: number;
  readonly byBank: number;
  readonly asVoucher: number;
}

/** The amounts that go each way, by the wish. */
function amountsOf({ toVouchers, byProvider, byBank }: RefundableBooking, wish: RefundWish): Amounts {
  const money = byProvider + byBank;
  if (wish === 'voucher') return { toVouchers, byProvider: 0, byBank: 0, asVoucher: money };
  if (wish === 'bank') return { toVouchers, byProvider: 0, byBank: money, asVoucher: 0 };
  return { toVouchers, byProvider, byBank, asVoucher: 0 };
}

const KINDS = ['toVouchers', 'byProvider', 'asVoucher', 'byBank'] as const;

/** What came by a provider may also go to an account; what did not has one way less. */
const wishesOf = ({ byProvider }: RefundableBooking): readonly RefundWish[] =>
  REFUND_WISHES.filter((wish) => byProvider > 0 || wish !== 'bank');

interface PayDialogProps {
  readonly booking: RefundableBooking;
  /** Runs once it is decided; the bank may still have to pay. */
  onDecided?(): Promise<unknown>;
  onClose(): void;
}

/** Pays back what is left of a booking, in the name of its guest. */
export function PayDialog({ booking, onDecided, onClose }: PayDialogProps) {
  const t = useTexts(refundsTexts);
  const [wish, setWish] = useState<RefundWish>('money');
  const [account, setAccount] = useState<AccountText>({ iban: '', accountHolder: booking.booking.name });
  const [reason, setReason] = useState('');
  const close = async () => {
    await onDecided?.();
    onClose();
  };
  const { mutate, isPending, error } = useRefundWrite({
    doneText: t('pay.done'),
    onDone: () => void close(),
  });
  const amounts = amountsOf(booking, wish);
  const send = () =>
    mutate({
      path: `${booking.booking['@id']}/refund`,
      body: {
        wish,
        ...(amounts.byBank > 0 && account),
        ...(reason.trim() && { reason: reason.trim() }),
      },
    });
  return (
    <Dialog
      title={t('pay.title', { amount: formatChf(booking.left) })}
      closeText={isPending ? null : t('close')}
      onClose={onClose}
      action={
        <Button loading={isPending} onClick={send}>
          {t('pay.send')}
        </Button>
      }
    >
      <div className={styles.dialog}>
        <Radio.Group
          name="wish"
          label={t('pay.wish')}
          value={wish}
          onChange={(value) => setWish(REFUND_WISHES.find((each) => each === value) ?? 'money')}
        >
          <div className={styles.options}>
            {wishesOf(booking).map((each) => (
              <Radio key={each} value={each} label={t(`pay.wishes.${each}`)} />
            ))}
          </div>
        </Radio.Group>
        {KINDS.filter((kind) => amounts[kind] > 0).map((kind) => (
          <p key={kind}>{t(`pay.${kind}`, { amount: formatChf(amounts[kind]) })}</p>
        ))}
        {amounts.byBank > 0 && (
          <AccountFields account={account} violations={violationsOf(error)} onChange={setAccount} />
        )}
        <TextInput
          label={t('pay.reason')}
          maxLength={REASON_LENGTH}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Refusal error={error} fields={amounts.byBank > 0 ? ['iban', 'accountHolder'] : []} />
      </div>
    </Dialog>
  );
}
