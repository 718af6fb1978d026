import type { BankStatementResponse } from '@firn/shared-contracts/api';
import { formatChf, formatShortDateTime } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { BANK_ENTRY_STATE_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { type ListColumn, ResourceList } from '@firn/shared-ui/resource-list';
import { bankTexts } from '../../i18n/de-CH/bank.ts';
import styles from './bank.module.css';
import { statements } from './bank.queries.ts';

type Column = ListColumn<BankStatementResponse>;

function statementColumns(t: Translate<typeof bankTexts>): Column[] {
  const count = (id: 'matched' | 'unmatched', more: Partial<Column> = {}): Column => ({
    id,
    header: BANK_ENTRY_STATE_LABELS[id],
    cell: (file) => file[id],
    align: 'end',
    width: 7.5,
    ...more,
  });
  return [
    { id: 'file', header: t('files.columns.file'), cell: ({ fileName }) => fileName },
    {
      id: 'when',
      header: t('files.columns.when'),
      width: 9,
      cell: ({ createdAt }) => formatShortDateTime(createdAt),
    },
    {
      id: 'amount',
      header: t('files.columns.amount'),
      width: 8,
      align: 'end',
      cell: ({ amount }) => formatChf(amount),
    },
    count('matched'),
    count('unmatched'),
    {
      id: 'aside',
      header: BANK_ENTRY_STATE_LABELS.left_aside,
      width: 8,
      align: 'end',
      isMinor: true,
      cell: ({ leftAside }) => leftAside,
    },
    {
      id: 'by',
      header: t('files.columns.by'),
      width: 10,
      isMinor: true,
      cell: ({ createdBy }) => createdBy,
    },
  ];
}

/** Files that were read in, the newest first. */
export function StatementList() {
  const t = useTexts(bankTexts);
  return (
    <section aria-label={t('files.title')} className={styles.part}>
      <h2 className={styles.heading}>{t('files.title')}</h2>
      <ResourceList
        resource={statements}
        name="bank-statements"
        title={t('files.title')}
        isPart
        columns={statementColumns(t)}
        nameOf={({ fileName }) => fileName}
        empty={t('files.none')}
      />
    </section>
  );
}
