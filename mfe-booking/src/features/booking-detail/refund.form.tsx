import type { RefundChoice, RefundWish } from '@firn/shared-contracts/api';
import { formatChf } from '@firn/shared-ui/format';
import { Button, Radio, TextInput } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { type FormEvent, useState } from 'react';
import { refundTexts } from '../../i18n/de-CH/refund.ts';
import { Notice } from '../../shared/notice.tsx';
import type { BookingLink } from './booking-link.ts';
import styles from './refund.module.css';
import { useAskRefund } from './use-ask-refund.ts';

type Wish = Exclude<RefundWish, 'bank'>;
const WISHES: readonly Wish[] = ['money', 'voucher'];

interface AccountProps {
  readonly iban: string;
  readonly holder: string;
  readonly errorOf: (field: string) => string | undefined;
  readonly onIban: (iban: string) => void;
  readonly onHolder: (holder: string) => void;
}

function Account({ iban, holder, errorOf, onIban, onHolder }: AccountProps) {
  const t = useTexts(refundTexts);
  return (
    <div className={styles.account}>
      <TextInput
        label={t('iban')}
        withAsterisk
        autoComplete="off"
        spellCheck={false}
        value={iban}
        error={errorOf('iban')}
        onChange={({ currentTarget }) => onIban(currentTarget.value)}
      />
      <TextInput
        label={t('holder')}
        withAsterisk
        autoComplete="name"
        maxLength={70}
        value={holder}
        error={errorOf('accountHolder')}
        onChange={({ currentTarget }) => onHolder(currentTarget.value)}
      />
    </div>
  );
}

/** The amounts that go each way. */
function Ways({ choice, wish }: { readonly choice: RefundChoice; readonly wish: Wish }) {
  const t = useTexts(refundTexts);
  const { toVouchers, byProvider, byBank } = choice;
  const money = byProvider + byBank;
  return (
    <>
      {toVouchers > 0 && <p>{t('toVouchers', { amount: formatChf(toVouchers) })}</p>}
      {wish === 'voucher' && money > 0 && <p>{t('voucherHint', { amount: formatChf(money) })}</p>}
      {wish === 'money' && byProvider > 0 && <p>{t('byProvider', { amount: formatChf(byProvider) })}</p>}
      {wish === 'money' && byBank > 0 && <p>{t('byBank', { amount: formatChf(byBank) })}</p>}
    </>
  );
}

interface RefundFormProps {
  readonly choice: RefundChoice;
  readonly link: BookingLink;
  /** Whoever booked, whose account it is most of the time. */
  readonly name: string;
  readonly onAsked: () => void;
}

/** Form for how a guest wants back what is left (docs/domain/payments.md#refunds). */
export function RefundForm({ choice, link, name, onAsked }: RefundFormProps) {
  const t = useTexts(refundTexts);
  const [wish, setWish] = useState<Wish>('money');
  const [iban, setIban] = useState('');
  const [holder, setHolder] = useState(name);
  const { ask, isPending, error, problem, violations } = useAskRefund(link, onAsked);
  const hasWish = choice.byProvider + choice.byBank > 0;
  const needsAccount = wish === 'money' && choice.byBank > 0;
  const errorOf = (field: string) => violations.find(({ propertyPath }) => propertyPath === field)?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) ask({ wish, ...(needsAccount && { iban, accountHolder: holder }) });
  };
  const sendText = hasWish ? t(`send.${wish}`) : t('send.back');
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label={t('title')}>
      {hasWish && (
        <Radio.Group
          name="wish"
          label={t('wish', { amount: formatChf(choice.left) })}
          value={wish}
          onChange={(value) => setWish(WISHES.find((each) => each === value) ?? 'money')}
        >
          <div className={styles.options}>
            {WISHES.map((each) => (
              <Radio key={each} value={each} label={t(`wishes.${each}`)} />
            ))}
          </div>
        </Radio.Group>
      )}
      <Ways choice={choice} wish={wish} />
      {needsAccount && (
        <Account iban={iban} holder={holder} errorOf={errorOf} onIban={setIban} onHolder={setHolder} />
      )}
      {error && violations.length === 0 && (
        <Notice tone="attention">
          <p>{problem?.detail || t('failed')}</p>
        </Notice>
      )}
      <div>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? t('sending') : sendText}
        </Button>
      </div>
    </form>
  );
}
