import type { EventFinanceResponse } from '../../api/event-finance.ts';
import { id } from './id.ts';

/** Four persons on two days, with one guide and what was spent. */
export function anEventFinance(overrides: Partial<EventFinanceResponse> = {}): EventFinanceResponse {
  const event = `/api/events/${id(501)}`;
  return {
    '@id': `${event}/finance`,
    '@type': 'EventFinance',
    event,
    persons: 4,
    components: [
      { title: 'Anteil Tour', total: 158_000, vat: 11_840 },
      { title: 'Anteil Übernachtung', total: 34_000, vat: 1_244 },
    ],
    vat: [
      { category: 'Sal2.1, 8.1%', percent: 8.1, total: 158_000, vat: 11_840 },
      { category: 'Sal2.1, 3.8%', percent: 3.8, total: 34_000, vat: 1_244 },
    ],
    revenue: 192_000,
    vatOwed: 13_084,
    fees: 8_000,
    owed: 200_000,
    paid: 150_000,
    open: 60_000,
    guides: [{ guide: 'Beat Berger', level: 'guide1', days: 2, rate: 68_000, cost: 136_000 }],
    guideCost: 136_000,
    expenses: 13_600,
    margin: 37_316,
    breakEvenPersons: 4,
    ...overrides,
  };
}
