import type { Collection, ExportResponse } from '@firn/shared-contracts/api';
import { formatShortDateTime } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { EXPORT_STATE_LABELS } from '@firn/shared-ui/labels';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { type DataColumn, DataTable, tableDataOf } from '@firn/shared-ui/table';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { exportsTexts } from '../../i18n/de-CH/exports.ts';
import { EXPORT_TONES, exportsOf } from '../../shared/exports/export-kinds.ts';
import { fileSize } from '../../shared/media/file-size.ts';
import { StateMark } from '../../shared/state-mark.tsx';

/** The most files of the last seven days that are listed. */
const SHOWN = 100;
/** The interval at which the list is read while a file is on its way (ms). */
const REFRESH_INTERVAL = 1500;

const NUMBERS = new Intl.NumberFormat('de-CH');

type T = Translate<typeof exportsTexts>;

const isUnderWay = ({ state }: Pick<ExportResponse, 'state'>) => state === 'queued' || state === 'running';

const nameOf = ({ kind, format }: ExportResponse, t: T) => `${t(`kinds.${kind}`)}, ${format.toUpperCase()}`;

function State({ row, t }: { readonly row: ExportResponse; readonly t: T }) {
  const { state, progress, problem } = row;
  const percent =
    state === 'running' && progress !== null ? `, ${t('list.progress', { percent: progress })}` : '';
  return (
    <StateMark tone={EXPORT_TONES[state]}>
      {EXPORT_STATE_LABELS[state]}
      {percent}
      {problem && `: ${problem}`}
    </StateMark>
  );
}

function FileCell({ row, t }: { readonly row: ExportResponse; readonly t: T }) {
  const { api, toasts } = useShell();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post(`${row['@id']}/cancellation`, {}),
    onSuccess: () => toasts.add({ variant: 'success', text: t('list.cancelled') }),
    onSettled: () => client.invalidateQueries({ queryKey: exportsOf.keys.all }),
  });
  const name = nameOf(row, t);
  if (isUnderWay(row)) {
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        loading={isPending}
        aria-label={`${t('list.cancel')}: ${name}`}
        onClick={() => mutate()}
      >
        {t('list.cancel')}
      </Button>
    );
  }
  if (row.fileUrl) {
    return (
      <a href={row.fileUrl} download aria-label={`${t('list.download')}: ${name}`}>
        {t('list.download')}
      </a>
    );
  }
  return row.state === 'done' ? t('list.hidden') : '–';
}

function columnsOf(t: T): DataColumn<ExportResponse>[] {
  return [
    { id: 'what', header: t('list.what'), cell: (row) => nameOf(row, t) },
    { id: 'state', header: t('list.state'), cell: (row) => <State row={row} t={t} />, width: 13 },
    {
      id: 'at',
      header: t('list.at'),
      cell: ({ createdAt, isPlanned }) =>
        `${formatShortDateTime(createdAt)}${isPlanned ? `, ${t('list.planned')}` : ''}`,
      width: 13,
    },
    { id: 'by', header: t('list.by'), cell: ({ createdBy }) => createdBy, width: 10, isMinor: true },
    {
      id: 'lines',
      header: t('list.lines'),
      cell: ({ written, state }) => (state === 'queued' ? '–' : NUMBERS.format(written)),
      width: 5,
      align: 'end',
      isMinor: true,
    },
    {
      id: 'size',
      header: t('list.size'),
      cell: ({ bytes }) => (bytes === null ? '–' : fileSize(bytes)),
      width: 6,
      align: 'end',
      isMinor: true,
    },
    { id: 'file', header: t('list.file'), cell: (row) => <FileCell row={row} t={t} />, width: 9 },
  ];
}

const interval = (exported: Collection<ExportResponse> | undefined) =>
  exported?.['hydra:member'].some(isUnderWay) ? REFRESH_INTERVAL : false;

/** The files of the last seven days; looked at again and again while one is on its way. */
export function ExportList() {
  const t = useTexts(exportsTexts);
  const { api } = useShell();
  const answer = useQuery({
    ...exportsOf.list(api, { itemsPerPage: SHOWN }),
    refetchInterval: ({ state }) => interval(state.data as Collection<ExportResponse> | undefined),
    refetchOnWindowFocus: true,
  });
  return (
    <DataTable
      caption={t('list.caption')}
      columns={columnsOf(t)}
      data={tableDataOf(answer)}
      rowKey={({ id }) => id}
      rowName={(row) => nameOf(row, t)}
      empty={t('list.empty')}
    />
  );
}
