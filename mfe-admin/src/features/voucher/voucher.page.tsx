import type { VoucherResponse } from '@firn/shared-contracts/api';
import { formatChf, formatDateTime, formatLocalDate } from '@firn/shared-ui/format';
import {
  PAYMENT_WAY_LABELS,
  VOUCHER_ORIGIN_LABELS,
  VOUCHER_PICTURE_LABELS,
  VOUCHER_STANDING_LABELS,
} from '@firn/shared-ui/labels';
import { usePageParams, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { ResourcePage } from '@firn/shared-ui/resource-page';
import { Link } from 'react-router';
import { vouchersTexts } from '../../i18n/de-CH/vouchers.ts';
import { Facts } from '../../shared/facts.tsx';
import { idOf } from '../../shared/id-of.ts';
import { StateMark } from '../../shared/state-mark.tsx';
import { VOUCHER_TONES } from '../../shared/state-tones.ts';
import { voucherPath } from '../../shared/voucher-paths.ts';
import { EndVoucher } from './end-voucher.tsx';
import { Entries } from './entries.tsx';
import styles from './voucher.module.css';

const vouchers = resource('vouchers');

interface VoucherProps {
  readonly voucher: VoucherResponse;
}

function Other({ iri }: { readonly iri: string }) {
  const t = useTexts(vouchersTexts);
  return <Link to={voucherPath({ id: idOf(iri) })}>{t('item.facts.other')}</Link>;
}

function VoucherFacts({ voucher }: VoucherProps) {
  const t = useTexts(vouchersTexts);
  const { paid, paidBy, paidOn, deliverOn, sentAt, replaces, replacedBy } = voucher;
  const way = paidBy && PAYMENT_WAY_LABELS[paidBy];
  const wasPaid = paid !== null && way && t('item.paidBy', { amount: formatChf(paid), way });
  return (
    <Facts
      facts={[
        [t('item.facts.amount'), formatChf(voucher.amount)],
        [t('item.facts.balance'), formatChf(voucher.balance)],
        [t('item.facts.validUntil'), formatLocalDate(voucher.validUntil)],
        [t('item.facts.origin'), VOUCHER_ORIGIN_LABELS[voucher.origin]],
        [t('item.facts.paid'), wasPaid ? [wasPaid, paidOn && formatLocalDate(paidOn)].join(', ') : null],
        [t('item.facts.recipient'), voucher.recipientName],
        [t('item.facts.message'), voucher.message],
        [t('item.facts.picture'), VOUCHER_PICTURE_LABELS[voucher.picture]],
        [t('item.facts.offer'), voucher.offer?.title ?? null],
        [t('item.facts.buyer'), voucher.buyerName],
        [t('item.facts.email'), voucher.buyerEmail],
        [t('item.facts.deliverTo'), voucher.deliverTo],
        [t('item.facts.deliverOn'), deliverOn && formatLocalDate(deliverOn)],
        [t('item.facts.sentAt'), sentAt && formatDateTime(sentAt)],
        [t('item.facts.note'), voucher.note],
        [t('item.facts.createdBy'), voucher.createdBy],
        [t('item.facts.replaces'), replaces && <Other key="replaces" iri={replaces} />],
        [t('item.facts.replacedBy'), replacedBy && <Other key="replacedBy" iri={replacedBy} />],
      ]}
    />
  );
}

function Voucher({ voucher }: VoucherProps) {
  const t = useTexts(vouchersTexts);
  return (
    <div className={styles.page}>
      <VoucherFacts voucher={voucher} />
      {voucher.code && (
        <p>
          <a href={`${voucher['@id']}/voucher.pdf`} download>
            {t('item.pdf')}
          </a>
        </p>
      )}
      <Entries entries={voucher.entries ?? []} />
    </div>
  );
}

const canEnd = ({ standing, balance }: VoucherResponse): boolean => standing !== 'draft' && balance > 0;

/** `/admin/files/gutscheine/:id` (docs/domain/payments.md#vouchers). */
export function Page() {
  const t = useTexts(vouchersTexts);
  const { id = '' } = usePageParams();
  return (
    <ResourcePage
      resource={vouchers}
      id={id}
      title={t('item.tab')}
      nameOf={({ code }) => code ?? t('unpaid')}
      statusOf={({ standing }) => (
        <StateMark tone={VOUCHER_TONES[standing]}>{VOUCHER_STANDING_LABELS[standing]}</StateMark>
      )}
      actions={(voucher) => (canEnd(voucher) ? <EndVoucher voucher={voucher} /> : null)}
      tabs={[{ path: voucherPath({ id }), text: t('item.tab') }]}
    >
      {(voucher) => <Voucher key={voucher.id} voucher={voucher} />}
    </ResourcePage>
  );
}
