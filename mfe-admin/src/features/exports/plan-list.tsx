import type { ExportPlanResponse } from '@firn/shared-contracts/api';
import { formatLocalDate } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { type DataColumn, DataTable, tableDataOf } from '@firn/shared-ui/table';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { exportsTexts } from '../../i18n/de-CH/exports.ts';
import { WEEKDAYS } from '../../shared/exports/export-fields.tsx';
import { exportPlans } from '../../shared/exports/export-kinds.ts';

type T = Translate<typeof exportsTexts>;

const nameOf = ({ kind, format }: ExportPlanResponse, t: T) =>
  `${t(`kinds.${kind}`)}, ${format.toUpperCase()}`;

function dayOf({ weekday }: ExportPlanResponse, t: T): string {
  const day = WEEKDAYS.find((each) => each === weekday);
  return day ? t(`days.${day}`) : '–';
}

function filtersOf({ filters }: ExportPlanResponse, t: T): string {
  const count = Object.keys(filters).filter((name) => name !== 'order').length;
  return count === 0 ? t('plans.whole') : t('plans.filtered', { count });
}

function RemoveButton({ plan, t }: { readonly plan: ExportPlanResponse; readonly t: T }) {
  const { api, toasts } = useShell();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.delete(plan['@id']),
    onSuccess: () => toasts.add({ variant: 'success', text: t('plans.removed') }),
    onSettled: () => client.invalidateQueries({ queryKey: exportPlans.keys.all }),
  });
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      loading={isPending}
      aria-label={`${t('plans.remove')}: ${nameOf(plan, t)}`}
      onClick={() => mutate()}
    >
      {t('plans.remove')}
    </Button>
  );
}

function columnsOf(t: T): DataColumn<ExportPlanResponse>[] {
  return [
    { id: 'what', header: t('plans.what'), cell: (plan) => nameOf(plan, t) },
    { id: 'day', header: t('plans.day'), cell: (plan) => dayOf(plan, t), width: 8 },
    { id: 'next', header: t('plans.next'), cell: ({ nextOn }) => formatLocalDate(nextOn), width: 9.5 },
    {
      id: 'filters',
      header: t('plans.filters'),
      cell: (plan) => filtersOf(plan, t),
      width: 6,
      isMinor: true,
    },
    { id: 'by', header: t('plans.by'), cell: ({ createdBy }) => createdBy, width: 10, isMinor: true },
    {
      id: 'actions',
      header: t('plans.actions'),
      cell: (plan) => <RemoveButton plan={plan} t={t} />,
      width: 9,
    },
  ];
}

/** Exports that come once a week. */
export function PlanList() {
  const t = useTexts(exportsTexts);
  const { api } = useShell();
  const headingId = useId();
  const answer = useQuery(exportPlans.list(api, { itemsPerPage: 100 }));
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{t('plans.caption')}</h2>
      <DataTable
        caption={t('plans.caption')}
        columns={columnsOf(t)}
        data={tableDataOf(answer)}
        rowKey={({ id }) => id}
        rowName={(plan) => nameOf(plan, t)}
        empty={t('plans.empty')}
      />
    </section>
  );
}
