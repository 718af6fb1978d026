import type { FinanceResponse } from '@firn/shared-contracts/api';
import { formatNumericDate } from '@firn/shared-ui/format';
import { PAYMENT_WAY_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { financeTexts } from '../../i18n/de-CH/finance.ts';
import { FigureTable } from '../../shared/finance/figure-table.tsx';
import { itemsPath } from './items-path.ts';

interface SectionProps {
  readonly finance: FinanceResponse;
}

const sumOf = (rows: readonly { readonly total: number }[]): number =>
  rows.reduce((sum, { total }) => sum + total, 0);

export function Payments({ finance }: SectionProps) {
  const t = useTexts(financeTexts);
  const { payments } = finance;
  const received = payments.reduce((sum, row) => sum + row.received, 0);
  const back = payments.reduce((sum, row) => sum + row.paidBack, 0);
  return (
    <FigureTable
      title={t('payments.title')}
      columns={[t('payments.way'), t('payments.received'), t('payments.back')]}
      empty={t('nothing')}
      rows={payments.map(({ method, received: came, paidBack }) => ({
        id: method,
        name: PAYMENT_WAY_LABELS[method],
        href: itemsPath('payments', finance, { method, name: PAYMENT_WAY_LABELS[method] }),
        amounts: [came, paidBack],
      }))}
      total={{ name: t('total'), amounts: [received, back] }}
    />
  );
}

export function OpenItems({ finance }: SectionProps) {
  const t = useTexts(financeTexts);
  const { openItems, asOf } = finance;
  return (
    <FigureTable
      title={t('open.title', { day: formatNumericDate(asOf) })}
      columns={[t('open.age'), t('amount')]}
      empty={t('open.nothing')}
      rows={openItems
        .filter(({ count }) => count > 0)
        .map(({ age, total, count }) => ({
          id: age,
          name: t(`open.ages.${age}`),
          hint: t('invoices', { count }),
          href: itemsPath('open', finance, { age, name: t(`open.ages.${age}`) }),
          amounts: [total],
        }))}
      total={{ name: t('total'), amounts: [sumOf(openItems)] }}
    />
  );
}

export function Expected({ finance }: SectionProps) {
  const t = useTexts(financeTexts);
  const { expected } = finance;
  return (
    <FigureTable
      title={t('expected.title')}
      columns={[t('expected.span'), t('amount')]}
      empty={t('expected.nothing')}
      rows={expected
        .filter(({ count }) => count > 0)
        .map(({ span, total }) => ({
          id: span,
          name: t(`expected.spans.${span}`),
          href: itemsPath('expected', finance, { span, name: t(`expected.spans.${span}`) }),
          amounts: [total],
        }))}
      total={{ name: t('total'), amounts: [sumOf(expected)] }}
    />
  );
}

export function Vouchers({ finance }: SectionProps) {
  const t = useTexts(financeTexts);
  const { vouchers, asOf } = finance;
  return (
    <FigureTable
      title={t('vouchers.title', { day: formatNumericDate(asOf) })}
      columns={[t('vouchers.standing'), t('amount')]}
      empty={t('vouchers.nothing')}
      rows={vouchers
        .filter(({ count }) => count > 0)
        .map(({ standing, total, count }) => ({
          id: standing,
          name: t(`vouchers.standings.${standing}`),
          hint: t('vouchers.hits', { count }),
          href: itemsPath('vouchers', finance, { standing, name: t(`vouchers.standings.${standing}`) }),
          amounts: [total],
        }))}
    />
  );
}
