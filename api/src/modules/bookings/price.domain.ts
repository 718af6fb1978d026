import {
  includedVat,
  type PriceLineKind,
  type PriceLineOrigin,
  type Rappen,
  round5,
} from '@firn/shared-contracts/domain';

/** One part of the price per person, with the VAT rate that is valid on the first day of the event. */
export interface PricedComponent {
  readonly title: string;
  /** Rappen, VAT included, a multiple of 5. */
  readonly grossPrice: Rappen;
  readonly eligibleForSacDiscount: boolean;
  readonly accommodationCost: boolean;
  readonly vatCategory: string;
  readonly vatPercent: number;
  /** Of the event, else of its offer. */
  readonly accountingNo: string;
}

/** A material at the price that a person pays for it with this event. */
export interface PricedMaterial {
  readonly '@id': string;
  readonly title: string;
  /** Rappen, VAT included, a multiple of 5. */
  readonly price: Rappen;
  readonly vatCategory: string;
  readonly vatPercent: number;
  readonly accountingNo: string;
}

export interface PricedPerson {
  readonly sac: boolean;
  /** IRIs of the materials that the person rents, or objects that name them. */
  readonly rentingMaterial?: readonly (string | { readonly '@id': string })[];
}

export interface PriceLine {
  readonly kind: PriceLineKind;
  readonly origin: PriceLineOrigin;
  /** Which change of the booking brings it; 0 is the booking itself. */
  readonly change: number;
  readonly person: number;
  readonly title: string;
  readonly gross: Rappen;
  readonly discount: Rappen;
  readonly total: Rappen;
  readonly vatCategory: string;
  readonly vatPercent: number;
  readonly vat: Rappen;
  readonly accommodationCost: boolean;
  readonly accountingNo: string;
}

/** A line as people read it: its account is for the office. */
export type ShownLine = Omit<PriceLine, 'accountingNo'>;

export const shownLine = ({ accountingNo: _account, ...line }: PriceLine): ShownLine => line;

export interface VatTotal {
  readonly vatCategory: string;
  readonly vatPercent: number;
  readonly total: Rappen;
  readonly vat: Rappen;
}

export interface Price {
  readonly lines: readonly PriceLine[];
  readonly vatTotals: readonly VatTotal[];
  readonly total: Rappen;
}

/**
 * An event's own price list replaces the offer's as a whole; an empty one does not
 * (docs/domain/prices.md#components).
 */
export function componentsInForce<T>(ofEvent: readonly T[], ofOffer: readonly T[]): readonly T[] {
  return ofEvent.length > 0 ? ofEvent : ofOffer;
}

function priceLine(
  person: PricedPerson,
  index: number,
  component: PricedComponent,
  percent: number,
): PriceLine {
  const discounted = person.sac && component.eligibleForSacDiscount;
  const discount = discounted ? round5((component.grossPrice * percent) / 100) : 0;
  const total = component.grossPrice - discount;
  return {
    kind: 'component',
    origin: 'component',
    change: 0,
    person: index,
    title: component.title,
    gross: component.grossPrice,
    discount,
    total,
    vatCategory: component.vatCategory,
    vatPercent: component.vatPercent,
    vat: includedVat(total, component.vatPercent),
    accommodationCost: component.accommodationCost,
    accountingNo: component.accountingNo,
  };
}

/** Materials have no discount (docs/domain/material.md#choosing). */
function materialLine(index: number, material: PricedMaterial): PriceLine {
  const { title, price, vatCategory, vatPercent, accountingNo } = material;
  return {
    kind: 'component',
    origin: 'material',
    change: 0,
    person: index,
    title,
    gross: price,
    discount: 0,
    total: price,
    vatCategory,
    vatPercent,
    vat: includedVat(price, vatPercent),
    accommodationCost: false,
    accountingNo,
  };
}

/** The materials of those that can be rented which a person has chosen. */
export function chosenMaterials<M extends Pick<PricedMaterial, '@id'>>(
  materials: readonly M[],
  { rentingMaterial = [] }: Pick<PricedPerson, 'rentingMaterial'>,
): M[] {
  const chosen = rentingMaterial.map((each) => (typeof each === 'string' ? each : each['@id']).toLowerCase());
  return materials.filter((material) => chosen.includes(material['@id']));
}

/** The part of a line from which its VAT follows. */
type TaxedLine = Pick<PriceLine, 'origin' | 'vatCategory' | 'vatPercent' | 'total' | 'vat'>;

/** Totals per VAT category and rate, in the order the rates first appear; what was taken back as a whole is not listed. */
export function vatTotalsOf(lines: readonly TaxedLine[]): VatTotal[] {
  const totals = new Map<string, VatTotal>();
  // A fee is no turnover (docs/domain/prices.md#vat).
  for (const line of lines.filter(({ origin }) => origin !== 'fee')) {
    const key = `${line.vatCategory}|${line.vatPercent}`;
    const sum = totals.get(key);
    totals.set(key, {
      vatCategory: line.vatCategory,
      vatPercent: line.vatPercent,
      total: (sum?.total ?? 0) + line.total,
      vat: (sum?.vat ?? 0) + line.vat,
    });
  }
  return [...totals.values()].filter(({ total }) => total !== 0);
}

/**
 * The price of a booking (docs/domain/prices.md): every person pays every component; members of the SAC get
 * `sacDiscountPercent` off the eligible ones, rounded to 5 Rappen. VAT is contained and rounded per line.
 * A component that costs nothing has no line; what a person rents comes after them, with a line also where it is free.
 */
export function priceOf(
  components: readonly PricedComponent[],
  persons: readonly PricedPerson[],
  sacDiscountPercent: number,
  materials: readonly PricedMaterial[] = [],
): Price {
  const charged = components.filter((component) => component.grossPrice > 0);
  const lines = persons.flatMap((person, index) => [
    ...charged.map((component) => priceLine(person, index, component, sacDiscountPercent)),
    ...chosenMaterials(materials, person).map((material) => materialLine(index, material)),
  ]);
  return { lines, vatTotals: vatTotalsOf(lines), total: lines.reduce((sum, line) => sum + line.total, 0) };
}
