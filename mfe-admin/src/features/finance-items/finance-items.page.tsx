import { FINANCE_FIGURES, type FinanceFigure, type FinanceItemResponse } from '@firn/shared-contracts/api';
import { formatChf, formatNumericDate } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { type ListColumn, ResourceList } from '@firn/shared-ui/resource-list';
import { Link, useSearchParams } from 'react-router';
import { financeItemsTexts } from '../../i18n/de-CH/finance-items.ts';
import { usePeriod } from '../../shared/finance/use-period.ts';
import { FINANCE_PATHS } from '../../shared/finance-paths.ts';
import { idOf } from '../../shared/id-of.ts';
import { useFinanceTabs } from '../../shared/use-finance-tabs.ts';

const items = resource('finance_items');

/** Parameters of the API that say which part of a figure is meant. */
const PARTS = ['vatCategory', 'vatPercent', 'component', 'activity', 'method', 'age', 'standing', 'span'];

type Column = ListColumn<FinanceItemResponse>;

const columnsOf = (t: Translate<typeof financeItemsTexts>): Column[] => [
  { id: 'number', header: t('columns.number'), cell: ({ number }) => number, width: 11 },
  { id: 'day', header: t('columns.day'), cell: ({ day }) => formatNumericDate(day), width: 7 },
  { id: 'text', header: t('columns.text'), cell: ({ text }) => text },
  {
    id: 'booking',
    header: t('columns.booking'),
    cell: ({ bookingNumber }) => bookingNumber,
    width: 9,
    isMinor: true,
  },
  {
    id: 'amount',
    header: t('columns.amount'),
    cell: ({ amount }) => formatChf(amount),
    width: 9,
    align: 'end',
  },
];

const invoicesPath = ({ booking }: FinanceItemResponse): string =>
  booking ? `/admin/bookings/${idOf(booking)}/invoices` : '/admin/files/gutscheine';

const isFigure = (name: string | null): name is FinanceFigure =>
  FINANCE_FIGURES.some((figure) => figure === name);

/** The documents behind a figure: what they come to is the figure. */
export function Page() {
  const t = useTexts(financeItemsTexts);
  const [params] = useSearchParams();
  const { period } = usePeriod();
  const tabs = useFinanceTabs();
  const named = params.get('figure');
  const figure = isFigure(named) ? named : 'revenue';
  const part = Object.fromEntries(
    PARTS.flatMap((name) => {
      const value = params.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const name = params.get('name');
  const span = { from: formatNumericDate(period.from), to: formatNumericDate(period.to) };
  const back = `${FINANCE_PATHS.overview}?${new URLSearchParams({ ...period })}`;
  return (
    <ResourceList
      resource={items}
      name="finance-items"
      title={name ? t('titleOf', { figure: t(`figures.${figure}`), name }) : t(`figures.${figure}`)}
      tabs={tabs}
      views={
        <p>
          {figure === 'expected' ? t('ahead') : t('span', span)} <Link to={back}>{t('back')}</Link>
        </p>
      }
      query={{ figure, ...period, ...part }}
      columns={columnsOf(t)}
      href={invoicesPath}
      nameOf={({ number, amount }) => t('nameOf', { number, amount: formatChf(amount) })}
      empty={t('empty')}
    />
  );
}
