import type { BookingChangePreview, BookingResponse, PriceLine } from '@firn/shared-contracts/api';
import type { Rappen } from '@firn/shared-contracts/domain';
import { formatChf } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { bookingChangesTexts } from '../../i18n/de-CH/booking-changes.ts';
import styles from './change.module.css';

const KINDS = ['credit', 'component', 'fee'] as const;

const sumOf = (lines: readonly PriceLine[], kind: PriceLine['kind']): Rappen =>
  lines.filter((line) => line.kind === kind).reduce((sum, { total }) => sum + total, 0);

interface ChangePreviewProps {
  readonly preview: BookingChangePreview;
  readonly booking: BookingResponse;
  /** Nothing is owed before or after, such as on the waiting list. */
  readonly isFree: boolean;
}

function PriceTable({ preview, booking }: Pick<ChangePreviewProps, 'preview' | 'booking'>) {
  const t = useTexts(bookingChangesTexts);
  const { lines, totalBefore, total, refund } = preview;
  // Nothing is owed any more of what was called off.
  const isCalledOff = booking.state === 'annulled';
  const kinds = isCalledOff ? [] : KINDS;
  const rows = kinds.map((kind) => [kind, sumOf(lines, kind)] as const).filter(([, sum]) => sum !== 0);
  const open = Math.max(0, total - booking.paid);
  return (
    <dl className={styles.price}>
      {!isCalledOff && (
        <div>
          <dt>{t('preview.before')}</dt>
          <dd>{formatChf(totalBefore)}</dd>
        </div>
      )}
      {rows.map(([kind, sum]) => (
        <div key={kind}>
          <dt>{t(`preview.${kind}`)}</dt>
          <dd>{formatChf(sum)}</dd>
        </div>
      ))}
      <div className={styles.sum}>
        <dt>{t('preview.total')}</dt>
        <dd>{formatChf(total)}</dd>
      </div>
      {booking.paid > 0 && (
        <div>
          <dt>{t('preview.paid')}</dt>
          <dd>{formatChf(booking.paid)}</dd>
        </div>
      )}
      {open > 0 && (
        <div>
          <dt>{t('preview.open')}</dt>
          <dd>{formatChf(open)}</dd>
        </div>
      )}
      {refund > 0 && (
        <div>
          <dt>{t('preview.refund')}</dt>
          <dd>{formatChf(refund)}</dd>
        </div>
      )}
    </dl>
  );
}

/** What a change costs: before, what goes and comes, the new total, and what is paid or comes back. */
export function ChangePreview({ preview, booking, isFree }: ChangePreviewProps) {
  const t = useTexts(bookingChangesTexts);
  const { lines, difference, fee, total, refund, billing = 'invoice' } = preview;
  if (isFree && fee === 0) return <p>{t('preview.free')}</p>;
  const isCalledOff = booking.state === 'annulled';
  const isSame = !isCalledOff && difference === 0 && lines.every((line) => line.kind !== 'fee');
  return (
    <section className={styles.block} aria-live="polite">
      <h2 className={styles.heading}>{t('preview.title')}</h2>
      {isSame ? (
        <p>{t('preview.same', { total: formatChf(total) })}</p>
      ) : (
        <PriceTable preview={preview} booking={booking} />
      )}
      {refund > 0 && <p>{t('preview.refundLater')}</p>}
      {(difference > 0 || fee > 0 || isCalledOff) && total > booking.paid && (
        <p>{t(`preview.billing.${billing}`)}</p>
      )}
    </section>
  );
}
