import { EXPORT_KINDS, type ExportKind } from '@firn/shared-contracts/domain';
import { Button, NativeSelect } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { exportsTexts } from '../../i18n/de-CH/exports.ts';
import { type ExportChoice, ExportFields } from '../../shared/exports/export-fields.tsx';
import { exportKinds } from '../../shared/exports/export-kinds.ts';
import { useAskExport } from '../../shared/exports/use-ask-export.ts';
import styles from './exports.module.css';

const OF_A_QUARTER: readonly ExportKind[] = ['payments', 'vat'];

/** Asks for all of a kind, now or once a week. */
export function NewExport() {
  const t = useTexts(exportsTexts);
  const { api } = useShell();
  const headingId = useId();
  const [kind, setKind] = useState<ExportKind>('bookings');
  const [choice, setChoice] = useState<ExportChoice>({ format: 'csv', weekday: null });
  const kinds = useQuery(exportKinds.list(api, {})).data?.['hydra:member'] ?? [];
  const { mutate, isPending, error } = useAskExport(() => undefined);
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{t('newExport')}</h2>
      <div className={styles.form}>
        <NativeSelect
          label={t('fields.kind')}
          value={kind}
          data={kinds.map(({ id }) => ({ value: id, label: t(`kinds.${id}`) }))}
          onChange={({ currentTarget }) =>
            setKind(EXPORT_KINDS.find((each) => each === currentTarget.value) ?? kind)
          }
        />
        <ExportFields choice={choice} onChange={setChoice} />
        <Button loading={isPending} onClick={() => mutate({ kind, ...choice })}>
          {t('send')}
        </Button>
      </div>
      {OF_A_QUARTER.includes(kind) && <p className={styles.note}>{t('quarter')}</p>}
      {error && <p role="alert">{t('failed', { reason: reasonOf(outcomeOf(error)) })}</p>}
    </section>
  );
}
