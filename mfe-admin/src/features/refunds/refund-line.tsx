import type { RefundResponse } from '@firn/shared-contracts/api';
import { mayGiveUp, type RefundState } from '@firn/shared-contracts/domain';
import { formatChf } from '@firn/shared-ui/format';
import { REFUND_STATE_LABELS, REFUND_WAY_LABELS } from '@firn/shared-ui/labels';
import { Button, Checkbox } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { refundsTexts } from '../../i18n/de-CH/refunds.ts';
import { StateMark } from '../../shared/state-mark.tsx';
import type { Tone } from '../../shared/tone.ts';
import styles from './refunds.module.css';

const TONES: Readonly<Record<RefundState, Tone>> = {
  created: 'waiting',
  transit: 'quiet',
  done: 'good',
  failed: 'bad',
};

/** `CH56 0483 5012 3456 7800 9` */
const inGroups = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

interface RefundLineProps {
  readonly refund: RefundResponse;
  /** Number of the booking. */
  readonly number: string;
  /** True if it goes into the next file for the bank. */
  readonly isInFile: boolean;
  onInFile(isInFile: boolean): void;
  onFail(): void;
  onRetry(): void;
}

function Actions({ refund, number, isInFile, onInFile, onFail, onRetry }: RefundLineProps) {
  const t = useTexts(refundsTexts);
  const { now } = useShell();
  const { way, state } = refund;
  const values = { amount: formatChf(refund.amount), number };
  const [today] = useState(now);
  const mayFail = mayGiveUp({ way, state, createdAt: new Date(refund.createdAt) }, today);
  const fail = way === 'provider' ? 'failProvider' : state === 'transit' ? 'failTransit' : 'fail';
  return (
    <div className={styles.actions}>
      {way === 'bank' && state === 'created' && (
        <Checkbox
          label={t('refund.inFile')}
          aria-label={t('refund.inFileOf', values)}
          checked={isInFile}
          onChange={({ currentTarget }) => onInFile(currentTarget.checked)}
        />
      )}
      {mayFail && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t(`refund.${fail}Of`, values)}
          onClick={onFail}
        >
          {t(`refund.${fail}`)}
        </Button>
      )}
      {state === 'failed' && (
        <Button variant="subtle" size="compact-sm" aria-label={t('refund.retryOf', values)} onClick={onRetry}>
          {t('refund.retry')}
        </Button>
      )}
    </div>
  );
}

/** One refund of a booking that is not done yet. */
export function RefundLine(props: RefundLineProps) {
  const t = useTexts(refundsTexts);
  const { amount, way, state, iban, accountHolder, lastError } = props.refund;
  return (
    <li className={styles.refund}>
      <div className={styles.about}>
        <p>
          <StateMark tone={TONES[state]}>{REFUND_STATE_LABELS[state]}</StateMark> {formatChf(amount)},{' '}
          {REFUND_WAY_LABELS[way]}
        </p>
        {iban && (
          <p className={styles.hint}>
            {t('refund.toAccount', { iban: inGroups(iban), holder: accountHolder ?? '' })}
          </p>
        )}
        {lastError && <p className={styles.hint}>{t('refund.error', { error: lastError })}</p>}
      </div>
      <Actions {...props} />
    </li>
  );
}
