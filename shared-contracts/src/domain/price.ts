import { type Rappen, round5 } from './money.ts';

/** What a price line stands for: a part of the price, such a part taken back, or the fee of a cancellation. */
export const PRICE_LINE_KINDS = ['component', 'credit', 'fee'] as const;
export type PriceLineKind = (typeof PRICE_LINE_KINDS)[number];

/** Where a price line comes from; one that takes another back has the origin of that one (docs/domain/prices.md#frozen-lines). */
export const PRICE_LINE_ORIGINS = ['component', 'material', 'voucher', 'fee'] as const;
export type PriceLineOrigin = (typeof PRICE_LINE_ORIGINS)[number];

/** Title of the line of the fee for a reminder, which no cancellation brings (docs/domain/payments.md#dunning). */
export const REMINDER_FEE_TITLE = 'Mahngebühr';

/** True if a line is the fee for a reminder; the other fees are those of cancellations. */
export const isReminderFee = ({
  kind,
  title,
}: {
  readonly kind: PriceLineKind;
  readonly title: string;
}): boolean => kind === 'fee' && title === REMINDER_FEE_TITLE;

/** Words with which the title of a line begins that charges a damage or a loss (docs/domain/material.md#orders). */
export const MATERIAL_FEE_WORDS = { damaged: 'Schaden', lost: 'Verlust' } as const;

/** True if a line charges what happened to a piece, which no cancellation brings. */
export const isMaterialFee = ({
  kind,
  title,
}: {
  readonly kind: PriceLineKind;
  readonly title: string;
}): boolean =>
  kind === 'fee' && Object.values(MATERIAL_FEE_WORDS).some((word) => title.startsWith(`${word}: `));

/** The account of an offer that names no other (docs/domain/offers.md#defaults). */
export const DEFAULT_ACCOUNTING_NO = '277';

interface PricedComponent {
  readonly grossPrice: Rappen;
  readonly eligibleForSacDiscount: boolean;
}

/**
 * Price per person, normal and for members of the SAC; each discount is rounded to 5 Rappen
 * (docs/domain/prices.md#sac-discount).
 */
export function pricePerPerson(
  components: readonly PricedComponent[],
  sacDiscountPercent: number,
): { normal: Rappen; sac: Rappen } {
  const normal = components.reduce((sum, { grossPrice }) => sum + grossPrice, 0);
  const discount = components
    .filter(({ eligibleForSacDiscount }) => eligibleForSacDiscount)
    .reduce((sum, { grossPrice }) => sum + round5((grossPrice * sacDiscountPercent) / 100), 0);
  return { normal, sac: normal - discount };
}

/** What has a price list. */
export interface Priced {
  readonly priceComponents: readonly { readonly grossPrice: Rappen }[];
}

export const costsMoney = ({ priceComponents }: Priced): boolean =>
  priceComponents.some(({ grossPrice }) => grossPrice > 0);

/**
 * Whether a price of 0 is meant so (docs/domain/prices.md#free-of-charge). Without any component it is the price that is
 * missing, and not this.
 */
export const isPricedOrFree = (tour: Priced & { readonly freeOfCharge: boolean }): boolean =>
  tour.freeOfCharge || tour.priceComponents.length === 0 || costsMoney(tour);
