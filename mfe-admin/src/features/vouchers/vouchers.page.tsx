import type { VoucherResponse } from '@firn/shared-contracts/api';
import { formatChf, formatLocalDate, formatShortDateTime } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { VOUCHER_STANDING_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { type ListColumn, ResourceList } from '@firn/shared-ui/resource-list';
import { vouchersTexts } from '../../i18n/de-CH/vouchers.ts';
import { StateMark } from '../../shared/state-mark.tsx';
import { VOUCHER_TONES } from '../../shared/state-tones.ts';
import { useVoucherTabs } from '../../shared/use-voucher-tabs.ts';
import { NEW_VOUCHER_PATH, voucherPath } from '../../shared/voucher-paths.ts';
import { Liabilities } from './liabilities.tsx';

const vouchers = resource('vouchers');

type Column = ListColumn<VoucherResponse>;

function voucherColumns(t: Translate<typeof vouchersTexts>): Column[] {
  const column = (
    id: keyof typeof vouchersTexts.messages.columns,
    cell: Column['cell'],
    more: Partial<Column> = {},
  ): Column => ({ id, header: t(`columns.${id}`), cell, ...more });
  return [
    column('code', ({ code }) => code ?? t('unpaid'), { width: 13.5 }),
    column('recipient', ({ recipientName }) => recipientName),
    column('buyer', ({ buyerName }) => buyerName),
    column('amount', ({ amount }) => formatChf(amount), { align: 'end', width: 7 }),
    column('balance', ({ balance }) => formatChf(balance), { align: 'end', width: 7 }),
    column('validUntil', ({ validUntil }) => formatLocalDate(validUntil), { width: 9.5 }),
    column('createdAt', ({ createdAt }) => formatShortDateTime(createdAt), { width: 8.5, isMinor: true }),
    column(
      'standing',
      ({ standing }) => (
        <StateMark tone={VOUCHER_TONES[standing]}>{VOUCHER_STANDING_LABELS[standing]}</StateMark>
      ),
      { width: 9.5 },
    ),
  ];
}

/** `/admin/files/gutscheine` (docs/domain/payments.md#vouchers). */
export function Page() {
  const t = useTexts(vouchersTexts);
  const tabs = useVoucherTabs();
  return (
    <ResourceList
      resource={vouchers}
      name="vouchers"
      title={t('title')}
      tabs={tabs}
      views={<Liabilities />}
      columns={voucherColumns(t)}
      filters={[
        { kind: 'text', name: 'q', label: t('filters.q'), param: 'freequery' },
        { kind: 'choices', name: 'standing', label: t('filters.standing'), options: VOUCHER_STANDING_LABELS },
      ]}
      href={voucherPath}
      nameOf={({ code, buyerName }) => code ?? buyerName}
      createHref={NEW_VOUCHER_PATH}
      empty={t('empty')}
    />
  );
}
