import type { QuotedVoucher } from '@firn/shared-contracts/api';
import { formatVoucherCode, normaliseVoucherCode } from '@firn/shared-contracts/domain';
import { formatChf } from '@firn/shared-ui/format';
import { Button, TextInput } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { useRef, useState } from 'react';
import { vouchersTexts } from '../../i18n/de-CH/vouchers.ts';
import { Section } from './layout.tsx';
import { useAddVoucher } from './use-add-voucher.ts';
import styles from './voucher-section.module.css';

interface VoucherSectionProps {
  /** As they are stored. */
  readonly codes: readonly string[];
  /** The vouchers with the amount that each pays, once the server has said it. */
  readonly quoted: readonly QuotedVoucher[];
  /** Nothing is taken off a voucher yet. */
  readonly waits: boolean;
  readonly onChange: (codes: readonly string[]) => void;
}

function VoucherItem({
  code,
  quoted,
  onRemove,
}: {
  readonly code: string;
  readonly quoted: QuotedVoucher | undefined;
  readonly onRemove: () => void;
}) {
  const t = useTexts(vouchersTexts);
  const name = formatVoucherCode(code);
  const left = quoted ? quoted.balance - quoted.redeemed : 0;
  return (
    <li className={styles.item}>
      <span>
        {quoted ? t('pays', { code: name, amount: formatChf(quoted.redeemed) }) : name}
        {left > 0 && <span className={styles.left}> {t('left', { amount: formatChf(left) })}</span>}
      </span>
      <Button variant="default" size="compact-sm" aria-label={t('remove', { code: name })} onClick={onRemove}>
        ×
      </Button>
    </li>
  );
}

/** Codes that pay for the booking: each is looked at when it is typed, and can be left out again. */
export function VoucherSection({ codes, quoted, waits, onChange }: VoucherSectionProps) {
  const t = useTexts(vouchersTexts);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { add, complaint, isChecking } = useAddVoucher(codes, (code) => onChange([...codes, code]));
  const redeem = async () => {
    if (await add(typed)) setTyped('');
    field.current?.focus();
  };
  const remove = (code: string) => {
    onChange(codes.filter((each) => each !== code));
    setSaid(t('removed'));
    field.current?.focus();
  };
  return (
    <Section title={t('title')}>
      {codes.length > 0 && (
        <ul className={styles.list} aria-label={t('list')}>
          {codes.map((code) => (
            <VoucherItem
              key={code}
              code={code}
              quoted={quoted.find((each) => normaliseVoucherCode(each.code) === code)}
              onRemove={() => remove(code)}
            />
          ))}
        </ul>
      )}
      {waits && codes.length > 0 && <p>{t('waiting')}</p>}
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void redeem();
        }}
      >
        <TextInput
          ref={field}
          label={t('code')}
          description={t('codeHint')}
          value={typed}
          error={complaint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" aria-disabled={isChecking}>
          {isChecking ? t('checking') : t('redeem')}
        </Button>
      </form>
      <p className={styles.said} aria-live="polite">
        {said}
      </p>
    </Section>
  );
}
