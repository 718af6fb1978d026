import type { InvoiceResponse } from '@firn/shared-contracts/api';
import { formatChf, formatNumericDate } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { INVOICE_KIND_LABELS, INVOICE_STANDING_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { type ListColumn, type ListFilter, ResourceList } from '@firn/shared-ui/resource-list';
import { invoicesTexts } from '../../i18n/de-CH/invoices.ts';
import { bookingSectionPath } from '../../shared/booking-frame/booking-sections.ts';
import { INVOICE_TONES } from '../../shared/invoice-tones.ts';
import { StateMark } from '../../shared/state-mark.tsx';
import { useFinanceTabs } from '../../shared/use-finance-tabs.ts';

type T = Translate<typeof invoicesTexts>;
type Column = ListColumn<InvoiceResponse>;

const invoices = resource('invoices');

const dayOf = (date: string | null): string => (date ? formatNumericDate(date) : '–');

function columnsOf(t: T): Column[] {
  const column = (
    id: keyof typeof invoicesTexts.messages.columns,
    cell: Column['cell'],
    more: Partial<Column> = {},
  ): Column => ({ id, header: t(`columns.${id}`), cell, ...more });
  return [
    column('number', ({ number }) => number ?? t('draft'), { sortable: true, width: 8.25 }),
    column('kind', ({ kind }) => INVOICE_KIND_LABELS[kind], { width: 7, isMinor: true }),
    column('recipient', ({ recipient: { company, name } }) => [company, name].filter(Boolean).join(', ')),
    column('booking', ({ booking }) => booking.bookingNumber, { width: 8.25, isMinor: true }),
    column('event', ({ booking }) => booking.event.title, { isOff: true }),
    column('issuedOn', ({ issuedOn }) => dayOf(issuedOn), { sortable: true, width: 7 }),
    column('dueDate', ({ dueDate }) => dayOf(dueDate), { sortable: true, width: 7, isMinor: true }),
    column('total', ({ total }) => formatChf(total), { sortable: true, align: 'end', width: 7.5 }),
    column('open', ({ kind, number, open }) => (kind === 'invoice' && number ? formatChf(open) : '–'), {
      align: 'end',
      width: 7.5,
    }),
    column(
      'standing',
      ({ standing }) =>
        standing && <StateMark tone={INVOICE_TONES[standing]}>{INVOICE_STANDING_LABELS[standing]}</StateMark>,
      { width: 9 },
    ),
  ];
}

const filtersOf = (t: T): ListFilter[] => [
  { kind: 'text', name: 'q', label: t('filters.q'), param: 'freequery' },
  { kind: 'choices', name: 'standing', label: t('filters.standing'), options: INVOICE_STANDING_LABELS },
  { kind: 'choices', name: 'kind', label: t('filters.kind'), options: INVOICE_KIND_LABELS },
  { kind: 'dates', name: 'issuedOn', label: t('filters.issuedOn') },
  { kind: 'dates', name: 'dueDate', label: t('filters.dueDate') },
];

/** Every invoice and credit note, the newest first; each leads to the page of its booking. */
export function Page() {
  const t = useTexts(invoicesTexts);
  const tabs = useFinanceTabs();
  return (
    <ResourceList
      resource={invoices}
      name="invoices"
      title={t('title')}
      tabs={tabs}
      columns={columnsOf(t)}
      filters={filtersOf(t)}
      href={({ booking }) => bookingSectionPath(booking.id, 'invoices')}
      nameOf={({ number }) => number ?? t('draft')}
      empty={t('empty')}
    />
  );
}
