import type { BankEntryResponse } from '@firn/shared-contracts/api';
import { formatChf, formatLocalDate } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bankTexts } from '../../i18n/de-CH/bank.ts';
import { AssignDialog } from './assign-dialog.tsx';
import styles from './bank.module.css';
import { waitingQuery } from './bank.queries.ts';
import { SetAsideDialog } from './set-aside-dialog.tsx';

type Asked = { readonly entry: BankEntryResponse; readonly what: 'assign' | 'aside' };

interface EntryProps {
  readonly entry: BankEntryResponse;
  readonly onAsk: (what: Asked['what']) => void;
}

function Entry({ entry, onAsk }: EntryProps) {
  const t = useTexts(bankTexts);
  const name = entry.debtorName ?? t('report.unknown');
  const values = { amount: formatChf(entry.amount), name };
  return (
    <li className={styles.entry}>
      <div className={styles.about}>
        <p className={styles.amount}>
          <strong>{values.amount}</strong> {formatLocalDate(entry.bookedOn)}
        </p>
        <p>{name}</p>
        <p className={styles.hint}>{entry.message ?? t('waiting.noText')}</p>
        {entry.reference && (
          <p className={styles.hint}>{t('waiting.reference', { reference: entry.reference })}</p>
        )}
      </div>
      <div className={styles.actions}>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('waiting.assignOf', values)}
          onClick={() => onAsk('assign')}
        >
          {t('waiting.assign')}
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('waiting.asideOf', values)}
          onClick={() => onAsk('aside')}
        >
          {t('waiting.aside')}
        </Button>
      </div>
    </li>
  );
}

/** Transactions that count for no booking yet: somebody says what they are for. */
export function WaitingEntries() {
  const t = useTexts(bankTexts);
  const { api } = useShell();
  const { data, error, refetch } = useQuery(waitingQuery(api));
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const shown = data?.['hydra:member'] ?? [];
  return (
    <section aria-label={t('waiting.title')} className={styles.part}>
      <h2 className={styles.heading}>{t('waiting.title')}</h2>
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
      {data && <p className={styles.hint}>{shown.length > 0 ? t('waiting.hint') : t('waiting.none')}</p>}
      {shown.length > 0 && (
        <ul className={styles.entries}>
          {shown.map((entry) => (
            <Entry key={entry.id} entry={entry} onAsk={(what) => setAsked({ entry, what })} />
          ))}
        </ul>
      )}
      {data && data.totalItems > shown.length && (
        <p className={styles.hint}>{t('waiting.more', { shown: shown.length, total: data.totalItems })}</p>
      )}
      {asked?.what === 'assign' && <AssignDialog entry={asked.entry} onClose={close} />}
      {asked?.what === 'aside' && <SetAsideDialog entry={asked.entry} onClose={close} />}
    </section>
  );
}
