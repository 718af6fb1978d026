import type { AddressImportReport } from '@firn/shared-contracts/api';
import { useShell, useTexts, whileSending } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addressImportTexts } from '../../i18n/de-CH/address-import.ts';
import { FileButton } from '../../shared/file-button.tsx';
import { idOf } from '../../shared/id-of.ts';
import styles from './address-import.module.css';
import { type ListToSend, sendList } from './address-import.queries.ts';
import { CheckedList } from './checked-list.tsx';

interface ChooseListProps {
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
}

function ChooseList({ isBusy, onFile }: ChooseListProps) {
  const t = useTexts(addressImportTexts);
  return (
    <>
      <p className={styles.hint}>{t('upload.hint')}</p>
      <FileButton
        text={t('upload.choose')}
        label={t('upload.file')}
        accept=".csv,.txt,.xlsx,text/csv"
        isBusy={isBusy}
        onFile={onFile}
      />
    </>
  );
}

/** A list that was looked at, by what was said of it so far. */
interface Checked {
  readonly list: ListToSend;
  readonly report: AddressImportReport;
}

interface ListUploadProps {
  /** Called with the id of the import that began. */
  readonly onImport: (id: string) => void;
}

/** Imports a list of people: first what it brings, then, agreed, for good. */
export function ListUpload({ onImport }: ListUploadProps) {
  const t = useTexts(addressImportTexts);
  const { api, toasts } = useShell();
  const client = useQueryClient();
  const [checked, setChecked] = useState<Checked | null>(null);
  const look = useMutation({
    mutationFn: (list: ListToSend) => sendList(api, list, true),
    onSuccess: (report, list) => {
      const mapping = list.mapping ?? report.columns.map(({ field }) => field);
      setChecked({ list: { ...list, mapping }, report });
    },
  });
  const run = useMutation({
    mutationFn: (list: ListToSend) => whileSending(sendList(api, list, false)),
    onSuccess: async (report) => {
      toasts.add({ variant: 'success', text: t('run.started') });
      await client.invalidateQueries();
      if (report.import) onImport(idOf(report.import));
    },
  });
  const failed = run.error ? run : look;
  const again = () => {
    setChecked(null);
    run.reset();
    look.reset();
  };
  const change = (changes: Partial<ListToSend>) => {
    if (!checked) return;
    const list = { ...checked.list, ...changes };
    setChecked({ ...checked, list });
    look.mutate(list);
  };
  return (
    <section aria-label={t('upload.title')} className={styles.part}>
      {!checked && <h2 className={styles.title}>{t('upload.title')}</h2>}
      {failed.error && (
        <div role="alert" className={styles.refusal}>
          <p>{t('upload.failed', { name: failed.variables?.file.name ?? '' })}</p>
          <p>{reasonOf(outcomeOf(failed.error))}</p>
        </div>
      )}
      {checked ? (
        <CheckedList
          report={checked.report}
          mapping={checked.list.mapping ?? []}
          proof={checked.list.proof}
          isBusy={look.isPending || run.isPending}
          onMapping={(mapping) => change({ mapping })}
          onProof={(proof) => proof !== checked.list.proof && change({ proof })}
          onRun={() => run.mutate(checked.list)}
          onAgain={again}
        />
      ) : (
        <ChooseList
          isBusy={look.isPending}
          onFile={(file) => look.mutate({ file, mapping: null, proof: '' })}
        />
      )}
    </section>
  );
}
