import type { VoucherEntryResponse } from '@firn/shared-contracts/api';
import { formatChf, formatLocalDate } from '@firn/shared-ui/format';
import { VOUCHER_ENTRY_LABELS } from '@firn/shared-ui/labels';
import { Table } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { vouchersTexts } from '../../i18n/de-CH/vouchers.ts';
import { bookingPath } from '../../shared/booking-paths.ts';
import { idOf } from '../../shared/id-of.ts';
import { ScrollFrame } from '../../shared/scroll-frame.tsx';
import styles from './voucher.module.css';

const COLUMNS = ['day', 'kind', 'amount', 'booking', 'note', 'by'] as const;

function EntryRow({ entry }: { readonly entry: VoucherEntryResponse }) {
  const t = useTexts(vouchersTexts);
  const { booking } = entry;
  return (
    <Table.Tr>
      <Table.Th scope="row">{formatLocalDate(entry.bookedOn)}</Table.Th>
      <Table.Td>{VOUCHER_ENTRY_LABELS[entry.kind]}</Table.Td>
      <Table.Td className={styles.amount}>{formatChf(entry.amount)}</Table.Td>
      <Table.Td>
        {booking && <Link to={bookingPath({ id: idOf(booking['@id']) })}>{booking.bookingNumber}</Link>}
      </Table.Td>
      <Table.Td className={styles.note}>{entry.note}</Table.Td>
      <Table.Td>{entry.createdBy ?? t('entries.system')}</Table.Td>
    </Table.Tr>
  );
}

/** Whatever came on the voucher and left it, in order. */
export function Entries({ entries }: { readonly entries: readonly VoucherEntryResponse[] }) {
  const t = useTexts(vouchersTexts);
  return (
    <section aria-label={t('entries.title')}>
      <h2 className={styles.heading}>{t('entries.title')}</h2>
      {entries.length === 0 && <p>{t('entries.empty')}</p>}
      {entries.length > 0 && (
        <ScrollFrame label={t('entries.title')}>
          <Table className={styles.table}>
            <Table.Thead>
              <Table.Tr>
                {COLUMNS.map((column) => (
                  <Table.Th
                    key={column}
                    scope="col"
                    className={column === 'amount' ? styles.amount : undefined}
                  >
                    {t(`entries.${column}`)}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {entries.map((entry) => (
                <EntryRow key={entry.id} entry={entry} />
              ))}
            </Table.Tbody>
          </Table>
        </ScrollFrame>
      )}
    </section>
  );
}
