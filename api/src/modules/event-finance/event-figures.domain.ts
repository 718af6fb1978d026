import type { DayRate, EventFinanceResponse } from '@firn/shared-contracts/api';
import {
  type GuideLevel,
  guideFee,
  isTaxed,
  type PriceLineOrigin,
  percentOf,
  type Rappen,
  type VatMethod,
} from '@firn/shared-contracts/domain';

/** Price lines of one title and rate, over all bookings of the event that count. */
export interface LineSum {
  readonly title: string;
  readonly origin: PriceLineOrigin;
  readonly vatCategory: string;
  readonly vatPercent: number;
  readonly total: Rappen;
  readonly vat: Rappen;
}

export interface EventFacts {
  readonly durationDays: number;
  readonly persons: number;
  readonly owed: Rappen;
  readonly paid: Rappen;
  readonly open: Rappen;
  readonly lines: readonly LineSum[];
  readonly guides: readonly { readonly name: string; readonly level: GuideLevel | null }[];
  readonly expenses: readonly { readonly amount: Rappen }[];
  readonly dayRates: readonly DayRate[];
  readonly vatMethod: VatMethod;
  readonly flatRatePercent: number;
}

export type EventFigures = Omit<EventFinanceResponse, '@id' | '@type' | 'event' | 'receipts' | 'inputVat'>;

const sumOf = <T>(items: readonly T[], amountOf: (item: T) => Rappen): Rappen =>
  items.reduce((sum, item) => sum + amountOf(item), 0);

/** Sums up lines that share a key, in the order in which the keys first appear; what came to nothing is left out. */
function sums(lines: readonly LineSum[], keyOf: (line: LineSum) => string): LineSum[] {
  return [...Map.groupBy(lines, keyOf).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const sum = { ...first, total: sumOf(group, ({ total }) => total), vat: sumOf(group, ({ vat }) => vat) };
    return sum.total === 0 && sum.vat === 0 ? [] : [sum];
  });
}

/** The VAT that the prices contain, or the flat share of whatever is taxed at all. */
function vatOwedOf(revenue: readonly LineSum[], { vatMethod, flatRatePercent }: EventFacts): Rappen {
  if (vatMethod === 'effective') return sumOf(revenue, ({ vat }) => vat);
  const taxed = revenue.filter(({ vatCategory }) => isTaxed(vatCategory));
  return percentOf(
    sumOf(taxed, ({ total }) => total),
    flatRatePercent,
  );
}

function guideCosts({ guides, durationDays, dayRates }: EventFacts): EventFigures['guides'] {
  return guides.map(({ name, level }) => {
    const fee = guideFee({ level, days: durationDays, dayRates });
    return { guide: name, level, days: durationDays, rate: fee?.rate ?? null, cost: fee?.total ?? 0 };
  });
}

/** From how many persons the costs are covered, if each brings what those who take part bring on average. */
function breakEven(costs: Rappen, net: Rappen, persons: number): number | null {
  return persons > 0 && net > 0 ? Math.ceil((costs * persons) / net) : null;
}

/** The figures of an event: what it brings and costs (docs/domain/payments.md#figures-of-an-event). */
export function eventFigures(facts: EventFacts): EventFigures {
  const { persons, owed, paid, open, lines, expenses } = facts;
  const turnover = lines.filter(({ origin }) => origin !== 'fee');
  const revenue = sumOf(turnover, ({ total }) => total);
  const vatOwed = vatOwedOf(turnover, facts);
  const fees = sumOf(lines, ({ total }) => total) - revenue;
  const guides = guideCosts(facts);
  const guideCost = sumOf(guides, ({ cost }) => cost);
  const spent = sumOf(expenses, ({ amount }) => amount);
  const net = revenue - vatOwed;
  return {
    persons,
    components: sums(turnover, ({ title }) => title).map(({ title, total, vat }) => ({ title, total, vat })),
    vat: sums(turnover, ({ vatCategory, vatPercent }) => `${vatCategory} ${vatPercent}`).map(
      ({ vatCategory: category, vatPercent: percent, total, vat }) => ({ category, percent, total, vat }),
    ),
    revenue,
    vatOwed,
    fees,
    owed,
    paid,
    open,
    guides,
    guideCost,
    expenses: spent,
    margin: net + fees - guideCost - spent,
    breakEvenPersons: breakEven(guideCost + spent, net, persons),
  };
}
