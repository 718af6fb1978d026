import type { BookingResponse, PriceLine } from '@firn/shared-contracts/api';
import { formatChf } from '@firn/shared-ui/format';
import { Table } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { ScrollFrame } from '../../shared/scroll-frame.tsx';
import styles from './booking.module.css';

/** What the nights cost by now: what the bill of a hut is held against. */
const nightsOf = (lines: readonly PriceLine[]) =>
  lines.filter((line) => line.accommodationCost).reduce((sum, { total }) => sum + total, 0);

function LineRow({ line, account }: { readonly line: PriceLine; readonly account: string | undefined }) {
  const t = useTexts(bookingTexts);
  const { kind, title, discount } = line;
  return (
    <Table.Tr>
      <Table.Th scope="row">{kind === 'credit' ? t('prices.credit', { title }) : title}</Table.Th>
      <Table.Td>{formatChf(line.gross)}</Table.Td>
      <Table.Td>{discount === 0 ? '–' : formatChf(-discount)}</Table.Td>
      <Table.Td>{line.vatCategory}</Table.Td>
      <Table.Td>{account}</Table.Td>
      <Table.Td>{formatChf(line.total)}</Table.Td>
    </Table.Tr>
  );
}

/** The frozen price lines, grouped by person, those of changes after those they change, and the VAT they contain (docs/domain/prices.md#vat). */
export function Prices({ booking }: { readonly booking: BookingResponse }) {
  const t = useTexts(bookingTexts);
  const nights = nightsOf(booking.lines);
  return (
    <section aria-label={t('prices.title')} className={styles.prices}>
      <h2 className={styles.heading}>{t('prices.title')}</h2>
      <ScrollFrame label={t('prices.caption')}>
        <Table className={styles.amounts}>
          <Table.Caption className={styles.caption}>{t('prices.caption')}</Table.Caption>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('prices.part')}</Table.Th>
              <Table.Th scope="col">{t('prices.gross')}</Table.Th>
              <Table.Th scope="col">{t('prices.discount')}</Table.Th>
              <Table.Th scope="col">{t('prices.vat')}</Table.Th>
              <Table.Th scope="col">{t('prices.account')}</Table.Th>
              <Table.Th scope="col">{t('prices.amount')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          {booking.bookingPersons.map((person, index) => (
            <Table.Tbody key={person.id}>
              <Table.Tr>
                <Table.Th scope="rowgroup" colSpan={6} className={styles.person}>
                  {`${person.firstName} ${person.lastName}`}
                </Table.Th>
              </Table.Tr>
              {booking.lines.map((line, nth) =>
                line.person === index ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines are appended, never changed.
                  <LineRow key={nth} line={line} account={booking.accountingNos?.[nth]} />
                ) : null,
              )}
            </Table.Tbody>
          ))}
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th scope="row" colSpan={5}>
                {t('prices.total')}
              </Table.Th>
              <Table.Td>{formatChf(booking.total)}</Table.Td>
            </Table.Tr>
            {nights !== 0 && (
              <Table.Tr>
                <Table.Th scope="row" colSpan={5}>
                  {t('prices.nights')}
                </Table.Th>
                <Table.Td>{formatChf(nights)}</Table.Td>
              </Table.Tr>
            )}
          </Table.Tfoot>
        </Table>
      </ScrollFrame>
      <VatTotals totals={booking.vatTotals} />
    </section>
  );
}

function VatTotals({ totals }: { readonly totals: BookingResponse['vatTotals'] }) {
  const t = useTexts(bookingTexts);
  return (
    <ScrollFrame label={t('prices.vatCaption')}>
      <Table className={styles.amounts}>
        <Table.Caption className={styles.caption}>{t('prices.vatCaption')}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('prices.vatCategory')}</Table.Th>
            <Table.Th scope="col">{t('prices.vatPercent')}</Table.Th>
            <Table.Th scope="col">{t('prices.vatBase')}</Table.Th>
            <Table.Th scope="col">{t('prices.vatIncluded')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {totals.map((total) => (
            <Table.Tr key={`${total.vatCategory} ${total.vatPercent}`}>
              <Table.Th scope="row">{total.vatCategory}</Table.Th>
              <Table.Td>{t('prices.percent', { percent: total.vatPercent })}</Table.Td>
              <Table.Td>{formatChf(total.total)}</Table.Td>
              <Table.Td>{formatChf(total.vat)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollFrame>
  );
}
