import type { EventFinanceResponse } from '@firn/shared-contracts/api';
import { formatChf } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { occurrenceFinanceTexts } from '../../i18n/de-CH/occurrence-finance.ts';
import { Facts } from '../../shared/facts.tsx';
import styles from './occurrence-finance.module.css';

/** From revenue to margin, line by line; what is taken off stands below 0. */
export function Result({ figures }: { readonly figures: EventFinanceResponse }) {
  const t = useTexts(occurrenceFinanceTexts);
  const { revenue, vatOwed, fees, guideCost, expenses, margin, breakEvenPersons, persons } = figures;
  const off = (amount: number) => formatChf(0 - amount);
  return (
    <section aria-label={t('result.title')} className={styles.figures}>
      <h2 className={styles.heading}>{t('result.title')}</h2>
      <p className={styles.hint}>{t('result.hint')}</p>
      <Facts
        facts={[
          [t('result.revenue'), formatChf(revenue)],
          [t('result.vat'), off(vatOwed)],
          [t('result.fees'), formatChf(fees)],
          [t('result.guides'), off(guideCost)],
          [t('result.expenses'), off(expenses)],
          [t('result.margin'), <strong key="margin">{formatChf(margin)}</strong>],
          [
            t('result.breakEven'),
            breakEvenPersons === null
              ? t('result.unknown')
              : t('result.persons', { count: breakEvenPersons, booked: persons }),
          ],
        ]}
      />
    </section>
  );
}
