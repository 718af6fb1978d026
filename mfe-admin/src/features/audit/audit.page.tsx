import type { AuditEntryResponse } from '@firn/shared-contracts/api';
import { formatShortDateTime } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { entityFilter, type ListColumn, type ListFilter, ResourceList } from '@firn/shared-ui/resource-list';
import { auditTexts } from '../../i18n/de-CH/audit.ts';
import { historyTexts } from '../../i18n/de-CH/history.ts';
import { whoOf } from '../../shared/history/who.ts';
import { useSettingsTabs } from '../../shared/use-settings-tabs.ts';
import { actionOf, fieldsOf, kindOf, kindOptions } from './audit-words.logic.ts';
import { useFieldLabels } from './use-field-labels.ts';

const entries = resource('audit_entries');
const users = resource('users');

type Column = ListColumn<AuditEntryResponse>;

function useColumns(t: Translate<typeof auditTexts>): Column[] {
  const history = useTexts(historyTexts);
  const labels = useFieldLabels();
  const column = (
    id: keyof typeof auditTexts.messages.columns,
    cell: Column['cell'],
    more: Partial<Column> = {},
  ): Column => ({ id, header: t(`columns.${id}`), cell, ...more });
  return [
    column('at', ({ at }) => formatShortDateTime(at), { width: 8.5 }),
    column('who', (entry) => whoOf(entry, history), { width: 14 }),
    column('kind', (entry) => kindOf(entry, t), { width: 10 }),
    column('label', ({ label }) => label),
    column('what', (entry) => actionOf(entry, t), { width: 11 }),
    column('fields', (entry) => fieldsOf(entry, labels, t), { isMinor: true }),
    column('ip', ({ ip }) => ip, { width: 9, isOff: true }),
  ];
}

const filtersOf = (t: Translate<typeof auditTexts>): ListFilter[] => [
  { kind: 'dates', name: 'at', label: t('filters.at') },
  entityFilter({
    name: 'person',
    label: t('filters.person'),
    resource: users,
    searchBy: 'user',
    properties: ['fullName'],
    nameOf: ({ fullName }) => fullName,
  }),
  { kind: 'choices', name: 'entity', label: t('filters.entity'), options: kindOptions(t) },
  { kind: 'text', name: 'label', label: t('filters.label') },
];

/** Who did what, for admins (docs/domain/office.md#audit). */
export function Page() {
  const t = useTexts(auditTexts);
  const tabs = useSettingsTabs();
  const columns = useColumns(t);
  return (
    <ResourceList
      resource={entries}
      name="audit"
      title={t('title')}
      tabs={tabs}
      columns={columns}
      filters={filtersOf(t)}
      nameOf={(entry) => t('nameOf', { what: actionOf(entry, t), at: formatShortDateTime(entry.at) })}
      file={{ path: '/api/audit_entries.csv', text: t('file') }}
      empty={t('empty')}
    />
  );
}
