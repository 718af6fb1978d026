import { TextInput } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { eventGuidesTexts } from '../../i18n/de-CH/event-guides.ts';
import { REASON_LENGTH } from '../reason-length.ts';
import styles from './event-guides.module.css';
import { GuideChange } from './guide-change.tsx';
import type { Withdrawal } from './use-withdrawal.ts';

/** Asks before a guide is taken off an event why that is, and who hears of it. */
export function WithdrawalFields({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useTexts(eventGuidesTexts);
  return (
    <div className={styles.form}>
      <TextInput
        label={t('withdrawReason')}
        maxLength={REASON_LENGTH}
        value={withdrawal.reason}
        onChange={({ currentTarget }) => withdrawal.setReason(currentTarget.value)}
      />
      <GuideChange {...withdrawal} onTell={withdrawal.setTell} />
      {withdrawal.refusal && (
        <p role="alert" className={styles.refusal}>
          {withdrawal.refusal}
        </p>
      )}
    </div>
  );
}
