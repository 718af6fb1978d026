import { formatPrice } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { tourTexts } from '../../i18n/de-CH/tour.ts';
import styles from './price-table.module.css';
import { type Renting, rentalQuery } from './rental.queries.ts';
import { Section } from './tour-sections.tsx';

/** What can be rented, with its price; it is chosen in the booking form. Nothing is said where nothing can. */
export function Rental({ tour }: { readonly tour: Renting }) {
  const t = useTexts(tourTexts);
  const { api } = useShell();
  const { data = [] } = useQuery(rentalQuery(api, tour));
  const items = data.filter(({ '@id': iri }) => tour.rentingMaterials.includes(iri));
  if (items.length === 0) return null;
  return (
    <Section id="rental" title={t('sections.rental')}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('rental.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('rental.material')}</th>
            <th scope="col">{t('rental.price')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ '@id': iri, title, grossPrice, perDay, depositNote }) => (
            <tr key={iri}>
              <th scope="row">
                {title}
                {depositNote && <p className={styles.note}>{t('rental.deposit', { note: depositNote })}</p>}
              </th>
              <td className={styles.sentence}>
                {grossPrice === 0
                  ? formatPrice(grossPrice)
                  : t(perDay ? 'rental.perDay' : 'rental.perTour', { price: formatPrice(grossPrice) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{t('rental.how')}</p>
    </Section>
  );
}
