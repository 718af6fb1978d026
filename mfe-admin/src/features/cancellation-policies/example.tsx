import { type CancellationTierFields, cancellationPolicyViolations } from '@firn/shared-contracts/api';
import {
  addDays,
  cancellationFee,
  cappedTiers,
  inTierOrder,
  type LocalDate,
} from '@firn/shared-contracts/domain';
import { formatChf, formatLocalDate } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { cancellationPoliciesTexts } from '../../i18n/de-CH/cancellation-policies.ts';
import { Facts } from '../../shared/facts.tsx';
import styles from './cancellation-policies.module.css';
import type { TypedTier } from './tiers-field.tsx';

/** What the person of the example pays, in Rappen. */
const PRICE = 48_000;
/** So many days after the version begins, so that each tier has a day in the example. */
const DAYS_AHEAD = 60;

const isTyped = (tier: TypedTier): tier is CancellationTierFields => tier.fromDays !== null;

interface ExampleProps {
  readonly tiers: readonly TypedTier[];
  readonly validFrom: LocalDate;
}

/** What the tiers cost somebody, with real days: shown before they are saved. */
export function Example({ tiers, validFrom }: ExampleProps) {
  const t = useTexts(cancellationPoliciesTexts);
  const typed = tiers.filter(isTyped);
  const isComplete =
    typed.length > 0 &&
    typed.length === tiers.length &&
    cancellationPolicyViolations({ tiers: typed }).length === 0;
  const start = addDays(validFrom, DAYS_AHEAD);
  return (
    <section aria-label={t('example.title')} className={styles.example}>
      <h3>{t('example.title')}</h3>
      {isComplete ? (
        <>
          <p>{t('example.intro', { price: formatChf(PRICE), start: formatLocalDate(start) })}</p>
          <Facts
            facts={cappedTiers(inTierOrder(typed)).map((tier) => [
              tier.fromDays > 0
                ? t('example.from', { day: formatLocalDate(addDays(start, -tier.fromDays)) })
                : t('example.last'),
              formatChf(cancellationFee(tier, PRICE)),
            ])}
          />
        </>
      ) : (
        <p>{t('example.incomplete')}</p>
      )}
    </section>
  );
}
