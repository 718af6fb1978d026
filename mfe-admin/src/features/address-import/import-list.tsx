import type { AddressImportResponse } from '@firn/shared-contracts/api';
import { formatShortDateTime } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { type DataColumn, DataTable } from '@firn/shared-ui/table';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addressImportTexts } from '../../i18n/de-CH/address-import.ts';
import { StateMark } from '../../shared/state-mark.tsx';
import type { Tone } from '../../shared/tone.ts';
import styles from './address-import.module.css';
import { importsQuery } from './address-import.queries.ts';
import { grouped } from './grouped.ts';

const TONES: Readonly<Record<AddressImportResponse['state'], Tone>> = {
  running: 'waiting',
  done: 'good',
  undoing: 'waiting',
  undone: 'quiet',
};

function useColumns(): DataColumn<AddressImportResponse>[] {
  const t = useTexts(addressImportTexts);
  const count = (id: 'created' | 'updated' | 'refused', isMinor = false) => ({
    id,
    header: t(`counts.${id}`),
    align: 'end' as const,
    width: 8.5,
    isMinor,
    cell: (made: AddressImportResponse) => grouped(made[id]),
  });
  return [
    {
      id: 'file',
      header: t('list.file'),
      cell: ({ id, fileName }) => <Link to={`?import=${id}`}>{fileName}</Link>,
    },
    {
      id: 'state',
      header: t('list.state'),
      width: 13,
      cell: ({ state }) => <StateMark tone={TONES[state]}>{t(`list.states.${state}`)}</StateMark>,
    },
    {
      id: 'when',
      header: t('list.when'),
      width: 11,
      cell: ({ createdAt }) => formatShortDateTime(createdAt),
    },
    count('created'),
    count('updated'),
    count('refused', true),
    { id: 'by', header: t('list.by'), width: 10, isMinor: true, cell: ({ createdBy }) => createdBy },
  ];
}

/** The newest imports; each leads to its report. */
export function ImportList() {
  const t = useTexts(addressImportTexts);
  const { api } = useShell();
  const { data, isError, isFetching, refetch } = useQuery(importsQuery(api));
  const columns = useColumns();
  return (
    <section aria-label={t('list.title')} className={styles.part}>
      <h2 className={styles.title}>{t('list.title')}</h2>
      <DataTable
        caption={t('list.title')}
        columns={columns}
        data={{
          rows: data?.['hydra:member'],
          isUpdating: isFetching && data !== undefined,
          isFailed: isError,
          retry: () => void refetch(),
        }}
        rowKey={({ id }) => id}
        empty={<p className={styles.hint}>{t('list.none')}</p>}
      />
    </section>
  );
}
