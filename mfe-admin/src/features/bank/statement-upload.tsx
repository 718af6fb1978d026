import type { BankStatementReport } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts, whileSending } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { bankTexts } from '../../i18n/de-CH/bank.ts';
import { FileButton } from '../../shared/file-button.tsx';
import styles from './bank.module.css';
import { sendFile } from './bank.queries.ts';
import { StatementReport } from './statement-report.tsx';

interface Read {
  readonly file: File;
  readonly report: BankStatementReport;
  /** Its payments count by now. */
  readonly isDone: boolean;
}

interface ChooseFileProps {
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
}

function ChooseFile({ isBusy, onFile }: ChooseFileProps) {
  const t = useTexts(bankTexts);
  return (
    <>
      <p className={styles.hint}>{t('upload.hint')}</p>
      <FileButton
        text={t('upload.choose')}
        label={t('upload.file')}
        accept=".xml,application/xml,text/xml"
        isBusy={isBusy}
        onFile={onFile}
      />
    </>
  );
}

interface ReadFileProps {
  readonly read: Read;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onAgain: () => void;
}

/** Report on the chosen file; it counts only once somebody has agreed. */
function ReadFile({ read, isBusy, onConfirm, onAgain }: ReadFileProps) {
  const t = useTexts(bankTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const { report, isDone } = read;
  const name = report.fileName;
  const isNew = report.statement === null && report.total > 0;
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.report}>
      <h3 ref={heading} tabIndex={-1}>
        {isDone ? t('report.done', { name }) : t('report.title', { name })}
      </h3>
      {!isDone && report.statement !== null && <p className={styles.hint}>{t('report.known')}</p>}
      <StatementReport report={report} />
      <div className={styles.actions}>
        {isNew && (
          <Button loading={isBusy} onClick={onConfirm}>
            {t('report.read')}
          </Button>
        )}
        <Button variant="default" disabled={isBusy} onClick={onAgain}>
          {t('report.again')}
        </Button>
      </div>
    </div>
  );
}

/** Reads a file of the bank in: first what it brings, then, agreed, for good. */
export function StatementUpload() {
  const t = useTexts(bankTexts);
  const { api, toasts } = useShell();
  const client = useQueryClient();
  const [read, setRead] = useState<Read | null>(null);
  const look = useMutation({
    mutationFn: (file: File) => sendFile(api, file, true),
    onSuccess: (report, file) => setRead({ file, report, isDone: false }),
  });
  const confirm = useMutation({
    mutationFn: (file: File) => whileSending(sendFile(api, file, false)),
    onSuccess: async (report, file) => {
      setRead({ file, report, isDone: true });
      toasts.add({ variant: 'success', text: t('report.readDone') });
      await client.invalidateQueries();
    },
  });
  const failed = confirm.error ? confirm : look;
  const again = () => {
    setRead(null);
    confirm.reset();
    look.reset();
  };
  return (
    <section aria-label={t('upload.title')} className={styles.part}>
      <h2 className={styles.heading}>{t('upload.title')}</h2>
      {failed.error && (
        <div role="alert" className={styles.refusal}>
          <p>{t('upload.failed', { name: failed.variables?.name ?? '' })}</p>
          <p>{reasonOf(outcomeOf(failed.error))}</p>
        </div>
      )}
      {read ? (
        <ReadFile
          key={String(read.isDone)}
          read={read}
          isBusy={confirm.isPending}
          onConfirm={() => confirm.mutate(read.file)}
          onAgain={again}
        />
      ) : (
        <ChooseFile isBusy={look.isPending} onFile={look.mutate} />
      )}
    </section>
  );
}
