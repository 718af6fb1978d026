import type { ExtraCost } from '@firn/shared-contracts/api';
import { costInAll, type Rappen } from '@firn/shared-contracts/domain';
import { EXTRA_COST_LABELS } from '@firn/shared-contracts/labels';
import { formatChf, formatPrice } from '../format/index.ts';
import { useTexts } from '../remote/index.ts';
import styles from './extra-costs.module.css';
import { extraCostsTexts } from './extra-costs-texts.ts';

interface ExtraCostsProps {
  /** An API of yesterday names none. */
  readonly costs: readonly ExtraCost[] | undefined;
  /** Rappen of all persons together. */
  readonly price: Rappen;
  readonly persons?: number;
}

/** Lists what a guest pays on site, and what the tour costs in all (docs/domain/prices.md#extra-costs); nothing without any. */
export function ExtraCosts({ costs = [], price, persons = 1 }: ExtraCostsProps) {
  const t = useTexts(extraCostsTexts);
  if (costs.length === 0) return null;
  const inAll = costInAll(price, costs, persons);
  return (
    <section className={styles.costs} aria-label={t('title')}>
      <p className={styles.title}>{t('title')}</p>
      <dl className={styles.list}>
        {costs.map(({ kind, amount, note }) => (
          <div key={`${kind} ${amount} ${note}`}>
            <dt>
              {EXTRA_COST_LABELS[kind]}
              {amount !== null && note && <span className={styles.note}> {note}</span>}
            </dt>
            <dd>{amount === null ? note || t('open') : formatChf(amount)}</dd>
          </div>
        ))}
        {inAll !== null && (
          <div className={styles.sum}>
            <dt>{t('inAll', { count: persons })}</dt>
            <dd>{t('around', { sum: formatPrice(inAll) })}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
