import { Button, NativeSelect } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { type AskedList, Dialog } from '@firn/shared-ui/resource-list';
import { useState } from 'react';
import { exportsTexts } from '../../i18n/de-CH/exports.ts';
import styles from './export.module.css';
import { type ExportChoice, ExportFields } from './export-fields.tsx';
import { exportFilters } from './export-filters.ts';
import { EXPORTS_PATH, type Kind } from './export-kinds.ts';
import { useAskExport } from './use-ask-export.ts';

interface ExportButtonProps {
  readonly kind: Kind;
  readonly asked: AskedList;
}

function ExportDialog({ kind, asked, onClose }: ExportButtonProps & { readonly onClose: () => void }) {
  const t = useTexts(exportsTexts);
  const { navigation } = useShell();
  const [choice, setChoice] = useState<ExportChoice>({ format: 'csv', weekday: null });
  const [columns, setColumns] = useState<'list' | 'all'>('list');
  const { mutate, isPending, error } = useAskExport(() => {
    onClose();
    navigation.push(EXPORTS_PATH);
  });
  const send = () =>
    mutate({
      ...choice,
      kind,
      filters: exportFilters(asked.query),
      ...(columns === 'list' && { columns: [...asked.columns] }),
    });
  return (
    <Dialog
      title={t('dialog', { kind: t(`kinds.${kind}`) })}
      closeText={isPending ? null : t('close')}
      onClose={onClose}
      action={
        <Button loading={isPending} onClick={send}>
          {t('send')}
        </Button>
      }
    >
      <div className={styles.fields}>
        <ExportFields choice={choice} onChange={setChoice} />
        <NativeSelect
          label={t('fields.columns')}
          value={columns}
          data={(['list', 'all'] as const).map((value) => ({ value, label: t(`columnChoice.${value}`) }))}
          onChange={({ currentTarget }) => setColumns(currentTarget.value === 'all' ? 'all' : 'list')}
        />
        {error && <p role="alert">{t('failed', { reason: reasonOf(outcomeOf(error)) })}</p>}
      </div>
    </Dialog>
  );
}

/** Exports what a list shows, with its filters, its order and its columns (docs/domain/office.md#exports). */
export function ExportButton({ kind, asked }: ExportButtonProps) {
  const t = useTexts(exportsTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" className={styles.open} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <ExportDialog kind={kind} asked={asked} onClose={() => setOpen(false)} />}
    </>
  );
}
