import type { PriceLine, PriceQuoteResponse } from '@firn/shared-contracts/api';
import { formatChf } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { commonTexts } from '../i18n/de-CH/common.ts';
import styles from './price-lines.module.css';

interface PriceLinesProps {
  readonly price: Pick<PriceQuoteResponse, 'lines' | 'vatTotals' | 'total'>;
  /** Names by the index of the person. */
  readonly names: readonly string[];
}

interface PersonPrice {
  readonly person: number;
  readonly lines: readonly PriceLine[];
  readonly discount: number;
}

function byPerson(lines: readonly PriceLine[]): PersonPrice[] {
  return [...new Set(lines.map(({ person }) => person))].map((person) => {
    const own = lines.filter((line) => line.person === person);
    return { person, lines: own, discount: own.reduce((sum, line) => sum + line.discount, 0) };
  });
}

function PersonRows({ price, name }: { readonly price: PersonPrice; readonly name: string }) {
  const t = useTexts(commonTexts);
  return (
    <tbody>
      <tr>
        <th className={styles.person} colSpan={2} scope="rowgroup">
          {name}
        </th>
      </tr>
      {price.lines.map((line) => (
        <tr key={`${line.change}/${line.title}`}>
          <td>{line.title}</td>
          <td>{formatChf(line.gross)}</td>
        </tr>
      ))}
      {price.discount > 0 && (
        <tr className={styles.discount}>
          <td>{t('price.sacDiscount')}</td>
          <td>{formatChf(-price.discount)}</td>
        </tr>
      )}
    </tbody>
  );
}

/** Price by person with SAC discount, total and the VAT in it. */
export function PriceLines({ price, names }: PriceLinesProps) {
  const t = useTexts(commonTexts);
  const taxed = price.vatTotals.filter(({ vat }) => vat > 0);
  return (
    <table className={styles.table} aria-label={t('price.title')}>
      {byPerson(price.lines).map((personPrice) => (
        <PersonRows
          key={personPrice.person}
          price={personPrice}
          name={names[personPrice.person] || t('price.person', { number: personPrice.person + 1 })}
        />
      ))}
      <tfoot>
        <tr>
          <th className={styles.total} scope="row">
            {t('price.total')}
          </th>
          <td>{formatChf(price.total)}</td>
        </tr>
        {taxed.map(({ vatCategory, vatPercent, vat }) => (
          <tr key={`${vatCategory} ${vatPercent}`} className={styles.vat}>
            <th scope="row">{t('price.vat', { percent: vatPercent })}</th>
            <td>{formatChf(vat)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
