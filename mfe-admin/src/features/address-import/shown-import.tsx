import type { AddressImportDetail } from '@firn/shared-contracts/api';
import { formatDateTime } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { addressImportTexts } from '../../i18n/de-CH/address-import.ts';
import { Facts } from '../../shared/facts.tsx';
import styles from './address-import.module.css';
import { importQuery } from './address-import.queries.ts';
import { grouped } from './grouped.ts';
import { RemarkList } from './remark-list.tsx';
import { UndoDialog } from './undo-dialog.tsx';

/** The progress of an import, or of its undoing, of which only the rows that wrote something are a part. */
function Progress({ made }: { readonly made: AddressImportDetail }) {
  const t = useTexts(addressImportTexts);
  if (made.state === 'done' || made.state === 'undone') return null;
  const rows = made.state === 'undoing' ? made.created + made.updated : made.rows;
  return (
    <div className={styles.progress}>
      <progress aria-label={t('run.progress')} max={Math.max(rows, 1)} value={made.done} />
      <p role="status">{t('run.of', { done: grouped(made.done), rows: grouped(rows) })}</p>
      <p className={styles.hint}>{t('run.leave')}</p>
    </div>
  );
}

function Counts({ made }: { readonly made: AddressImportDetail }) {
  const t = useTexts(addressImportTexts);
  const taken = ['rows', 'created', 'updated', 'unchanged', 'refused'] as const;
  const undone = ['removed', 'reset', 'kept'] as const;
  const isUndone = made.state === 'undone' || made.state === 'undoing';
  const names = isUndone ? ([...taken, ...undone] as const) : taken;
  return <Facts facts={names.map((name) => [t(`counts.${name}`), grouped(made[name])])} />;
}

function Body({ made, onClose }: { readonly made: AddressImportDetail; readonly onClose: () => void }) {
  const t = useTexts(addressImportTexts);
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.report}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t(`run.${made.state}`, { name: made.fileName })}
      </h2>
      <Progress made={made} />
      <Counts made={made} />
      <RemarkList kind="leftAsIs" remarks={made.leftAsIs} />
      <RemarkList kind="errors" remarks={made.errors} />
      <RemarkList kind="notices" remarks={made.notices} />
      {made.undoUntil && (
        <p className={styles.hint}>{t('undo.until', { time: formatDateTime(made.undoUntil) })}</p>
      )}
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('run.close')}</Button>
        {made.undoUntil && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('undo.open')}
          </Button>
        )}
      </div>
      {isAsking && <UndoDialog made={made} onClose={() => setAsking(false)} />}
    </div>
  );
}

interface ShownImportProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** An import with its progress, its report, and its undoing. */
export function ShownImport({ id, onClose }: ShownImportProps) {
  const t = useTexts(addressImportTexts);
  const { api } = useShell();
  const { data, isError, refetch } = useQuery(importQuery(api, id));
  if (data) return <Body made={data} onClose={onClose} />;
  if (!isError) return <p role="status">{t('run.progress')} …</p>;
  return (
    <div role="alert" className={styles.report}>
      <p>{t('run.failed')}</p>
      <div className={styles.actions}>
        <Button variant="default" onClick={() => void refetch()}>
          {t('run.retry')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('run.close')}
        </Button>
      </div>
    </div>
  );
}
