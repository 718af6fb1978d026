import type { VoucherImportReport } from '@firn/shared-contracts/api';
import { formatChf } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { TabLinks } from '@firn/shared-ui/resource-page';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { vouchersTexts } from '../../i18n/de-CH/vouchers.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { useVoucherTabs } from '../../shared/use-voucher-tabs.ts';
import { VOUCHERS_PATH } from '../../shared/voucher-paths.ts';
import styles from './import-vouchers.module.css';
import { readCsv } from './read-csv.ts';

function Report({ report, onRun }: { readonly report: VoucherImportReport; readonly onRun: () => void }) {
  const t = useTexts(vouchersTexts);
  const { count, amount, problems } = report;
  if (problems.length > 0) {
    return (
      <div role="alert">
        <p>{t('import.problems')}</p>
        <ul>
          {problems.map(({ line, message }) => (
            <li key={`${line} ${message}`}>{t('import.line', { line, message })}</li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <div className={styles.report} role="status">
      <p>{t('import.checked', { count, amount: formatChf(amount) })}</p>
      <Button onClick={onRun}>{t('import.run')}</Button>
    </div>
  );
}

/** `/admin/files/gutscheine/import`: codes of an older system, looked at before they are taken in. */
export function Page() {
  const t = useTexts(vouchersTexts);
  const tabs = useVoucherTabs();
  const { api, toasts, navigation } = useShell();
  const client = useQueryClient();
  const fieldId = useId();
  const [csv, setCsv] = useState<string | null>(null);
  const send = (isDryRun: boolean) => ({
    mutationFn: (text: string) =>
      api.post<VoucherImportReport>(
        `/api/vouchers/import${isDryRun ? '?dryRun=1' : ''}`,
        { csv: text },
        { quiet: true },
      ),
  });
  const check = useMutation(send(true));
  const run = useMutation({
    ...send(false),
    onSuccess: async ({ imported, count }) => {
      if (!imported) return csv && check.mutate(csv);
      await client.invalidateQueries();
      toasts.add({ variant: 'success', text: t('import.done', { count }) });
      navigation.push(VOUCHERS_PATH);
    },
  });
  const choose = async (file: File | undefined) => {
    check.reset();
    setCsv(file ? await readCsv(file) : null);
  };
  const error = check.error ?? run.error;
  useHead({ title: t('import.title'), robots: 'noindex' });
  return (
    <>
      <PageHead title={t('import.title')} />
      <TabLinks label={t('title')} tabs={tabs} />
      <div className={styles.page}>
        <p>{t('import.lead')}</p>
        <label htmlFor={fieldId}>{t('import.file')}</label>
        <input
          id={fieldId}
          type="file"
          accept=".csv,text/csv,text/plain"
          onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
        />
        <div>
          <Button
            variant="default"
            disabled={csv === null}
            loading={check.isPending || run.isPending}
            onClick={() => csv !== null && check.mutate(csv)}
          >
            {t('import.check')}
          </Button>
        </div>
        {check.data && <Report report={check.data} onRun={() => csv !== null && run.mutate(csv)} />}
        {error && <p role="alert">{t('import.failed', { reason: reasonOf(outcomeOf(error)) })}</p>}
      </div>
    </>
  );
}
