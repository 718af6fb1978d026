import type { FinanceResponse } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/remote';
import { financeTexts } from '../../i18n/de-CH/finance.ts';
import { financePeriodTexts } from '../../i18n/de-CH/finance-period.ts';
import { FigureTable } from '../../shared/finance/figure-table.tsx';
import { vatWords } from '../../shared/finance/vat-words.ts';
import { itemsPath } from './items-path.ts';

interface SectionProps {
  readonly finance: FinanceResponse;
}

export function Vat({ finance }: SectionProps) {
  const t = useTexts(financeTexts);
  const words = useTexts(financePeriodTexts);
  return (
    <FigureTable
      title={t('vat.title')}
      columns={[t('vat.category'), t('vat.total'), t('vat.vat')]}
      empty={t('nothing')}
      rows={finance.vat.map(({ vatCategory, vatPercent, total, vat }) => ({
        id: `${vatCategory}/${vatPercent}`,
        name: t('vat.name', { category: vatCategory, percent: vatPercent }),
        hint: vatWords(vatCategory, words),
        href: itemsPath('revenue', finance, {
          vatCategory,
          vatPercent: String(vatPercent),
          name: t('vat.name', { category: vatCategory, percent: vatPercent }),
        }),
        amounts: [total, vat],
      }))}
      total={{ name: t('total'), amounts: [finance.revenue, finance.vatTotal] }}
    />
  );
}

export function Components({ finance }: SectionProps) {
  const t = useTexts(financeTexts);
  return (
    <FigureTable
      title={t('components.title')}
      columns={[t('components.name'), t('amount')]}
      empty={t('nothing')}
      rows={finance.components.map(({ title, total }) => ({
        id: title,
        name: title,
        href: itemsPath('revenue', finance, { component: title, name: title }),
        amounts: [total],
      }))}
      total={{ name: t('total'), amounts: [finance.revenue] }}
    />
  );
}

export function Activities({ finance }: SectionProps) {
  const t = useTexts(financeTexts);
  return (
    <FigureTable
      title={t('activities.title')}
      columns={[t('activities.name'), t('amount')]}
      empty={t('nothing')}
      rows={finance.activities.map(({ id, title, total }) => {
        const name = title ?? t('activities.none');
        return {
          id: id ?? 'none',
          name,
          href: itemsPath('revenue', finance, { activity: id ?? 'none', name }),
          amounts: [total],
        };
      })}
      total={{ name: t('total'), amounts: [finance.revenue] }}
    />
  );
}

/** Fees are damages, and no turnover. */
export function Fees({ finance }: SectionProps) {
  const t = useTexts(financeTexts);
  const rows = [
    { id: 'fees', name: t('fees.name'), href: itemsPath('fees', finance), amounts: [finance.fees] },
  ];
  return (
    <FigureTable
      title={t('fees.title')}
      columns={[t('fees.kind'), t('amount')]}
      empty={t('nothing')}
      rows={finance.fees === 0 ? [] : rows}
    />
  );
}
