import { inTierOrder } from '../domain/cancellation-policy.ts';
import type { CancellationTierFields } from './cancellation-policies.ts';
import type { Violation } from './violation.ts';

type Tier = CancellationTierFields;

const at = (tiers: readonly Tier[], tier: Tier, field: keyof Tier, message: string): Violation => ({
  propertyPath: `tiers[${tiers.indexOf(tier)}].${field}`,
  message,
});

/** Each tier costs one thing: an amount, or a share. */
function costsViolations(tiers: readonly Tier[]): Violation[] {
  return tiers.flatMap((tier) => {
    const { fee, percent } = tier;
    if (fee === null && percent === null)
      return [at(tiers, tier, 'fee', 'Bitte gib einen Betrag oder einen Prozentsatz an.')];
    if (fee !== null && percent !== null)
      return [at(tiers, tier, 'percent', 'Bitte gib nur einen Betrag oder nur einen Prozentsatz an.')];
    return [];
  });
}

/** Who cancels later pays no smaller share than who cancels before. */
function fallingShares(tiers: readonly Tier[]): Violation[] {
  const shares = inTierOrder(tiers).filter(({ percent }) => percent !== null);
  return shares.flatMap((tier, index) => {
    const before = shares[index - 1]?.percent ?? 0;
    if ((tier.percent ?? 0) >= before) return [];
    return [at(tiers, tier, 'percent', `Wer später annulliert, zahlt nicht weniger als ${before} %.`)];
  });
}

/** What no schema can say of the tiers of a policy (docs/domain/cancellation.md#versions). */
export function cancellationPolicyViolations({ tiers }: { readonly tiers: readonly Tier[] }): Violation[] {
  // Of the first row, because a list of rows has no place for a message of its own.
  if (tiers.length === 0)
    return [{ propertyPath: 'tiers[0].fromDays', message: 'Bitte erfasse mindestens eine Stufe.' }];
  const repeated = tiers.filter(
    (tier, index) => tiers.findIndex(({ fromDays }) => fromDays === tier.fromDays) < index,
  );
  const last = inTierOrder(tiers).at(-1);
  return [
    ...repeated.map((tier) => at(tiers, tier, 'fromDays', 'Diese Anzahl Tage steht schon weiter oben.')),
    ...(last && last.fromDays > 0
      ? [
          at(
            tiers,
            last,
            'fromDays',
            'Die letzte Stufe beginnt bei 0 Tagen und gilt auch für Nichterscheinen.',
          ),
        ]
      : []),
    ...costsViolations(tiers),
    ...fallingShares(tiers),
  ];
}
