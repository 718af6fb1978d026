import type { BookingChangePreview } from '@firn/shared-contracts/api';
import { formatChf, formatDateTime } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { bookingChangesTexts } from '../../i18n/de-CH/booking-changes.ts';
import { Facts } from '../facts.tsx';
import styles from './booking-changes.module.css';

interface ChangePreviewProps {
  readonly preview: BookingChangePreview;
  /** Whether the change may cost a fee, so that «keine» is worth saying. */
  readonly hasFee?: boolean;
}

/** Money, seats and price lines that a change moves, and what speaks against it. */
export function ChangePreview({ preview, hasFee = false }: ChangePreviewProps) {
  const t = useTexts(bookingChangesTexts);
  const { lines, fee, totalBefore, total, difference, refund, persons, freePlaces, until, overridable } =
    preview;
  return (
    <section aria-label={t('effects')} className={styles.preview}>
      {overridable.length > 0 && (
        <div className={styles.against}>
          <p>{t('against')}</p>
          <ul>
            {overridable.map(({ propertyPath, message }) => (
              <li key={`${propertyPath} ${message}`}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      <Facts
        facts={[
          [t('fee'), hasFee ? (fee > 0 ? formatChf(fee) : t('noFee')) : null],
          [t('before'), formatChf(totalBefore)],
          [t('total'), <strong key="total">{formatChf(total)}</strong>],
          [t('difference'), difference === 0 ? null : formatChf(difference)],
          [t('refund'), refund > 0 ? formatChf(refund) : null],
          [t('persons'), String(persons)],
          [t('freePlaces'), freePlaces === null ? null : String(freePlaces)],
          [t('until'), until && formatDateTime(until)],
        ]}
      />
      {lines.length > 0 && (
        <details>
          <summary>{t('lines')}</summary>
          <ul className={styles.lines}>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one preview never change.
              <li key={index}>
                <span>{line.title}</span> <span>{formatChf(line.total)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
