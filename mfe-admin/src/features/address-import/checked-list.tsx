import type { AddressImportReport } from '@firn/shared-contracts/api';
import { Button, TextInput } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { addressImportTexts } from '../../i18n/de-CH/address-import.ts';
import { Facts } from '../../shared/facts.tsx';
import { idOf } from '../../shared/id-of.ts';
import styles from './address-import.module.css';
import { ColumnMapping, type Mapping } from './column-mapping.tsx';
import { grouped } from './grouped.ts';
import { RemarkList } from './remark-list.tsx';

interface CheckedListProps {
  readonly report: AddressImportReport;
  readonly mapping: Mapping;
  readonly proof: string;
  /** The list is looked at again, or imported. */
  readonly isBusy: boolean;
  readonly onMapping: (mapping: Mapping) => void;
  readonly onProof: (proof: string) => void;
  readonly onRun: () => void;
  readonly onAgain: () => void;
}

function Counts({ report }: { readonly report: AddressImportReport }) {
  const t = useTexts(addressImportTexts);
  const names = ['rows', 'created', 'updated', 'unchanged', 'refused'] as const;
  return <Facts facts={names.map((name) => [t(`counts.${name}`), grouped(report[name])])} />;
}

function Actions({ report, isBusy, onRun, onAgain }: Omit<CheckedListProps, 'onMapping' | 'onProof'>) {
  const t = useTexts(addressImportTexts);
  const count = report.created + report.updated;
  return (
    <div className={styles.actions}>
      {count > 0 && (
        <Button loading={isBusy} onClick={onRun}>
          {t('check.run', { count })}
        </Button>
      )}
      <Button variant="default" disabled={isBusy} onClick={onAgain}>
        {t('check.again')}
      </Button>
    </div>
  );
}

/** The changes that a list would bring, with its columns; it counts only once somebody has agreed. */
export function CheckedList(props: CheckedListProps) {
  const { report, mapping, proof, isBusy, onMapping, onProof } = props;
  const t = useTexts(addressImportTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasNewsletter = mapping.includes('newsletter');
  const isIdle =
    report.import === null && report.created + report.updated === 0 && report.errors.length === 0;
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.report} aria-busy={isBusy}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('check.title', { name: report.fileName })}
      </h2>
      <div role="status" className={styles.hint}>
        {isBusy && t('check.updating')}
        {!isBusy && isIdle && t('check.nothing')}
        {report.import !== null && (
          <>
            {t('check.known')} <Link to={`?import=${idOf(report.import)}`}>{t('check.show')}</Link>
          </>
        )}
      </div>
      <Counts report={report} />
      <ColumnMapping columns={report.columns} mapping={mapping} onChange={onMapping} />
      {hasNewsletter && (
        <TextInput
          label={t('proof.label')}
          description={t('proof.hint')}
          maxLength={200}
          defaultValue={proof}
          onBlur={({ currentTarget }) => onProof(currentTarget.value)}
        />
      )}
      <RemarkList kind="errors" remarks={report.errors} />
      <RemarkList kind="notices" remarks={report.notices} />
      <Actions {...props} />
    </div>
  );
}
