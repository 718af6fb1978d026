import type { PartnerStatementResponse } from '../../api/partner-statements.ts';
import { aPartner } from './a-partner.ts';
import { id } from './id.ts';

export function aPartnerStatement(
  overrides: Partial<PartnerStatementResponse> = {},
): PartnerStatementResponse {
  const { '@id': partner, id: partnerId, title, code } = aPartner();
  const event = { code: 'E-101-1', title: 'Allalinhorn', start: '2026-03-14T06:00:00.000Z' };
  const line = { bookingNumber: 'B-2026-00042', event };
  return {
    '@id': `${partner}/statement?month=2026-02`,
    '@type': 'PartnerStatement',
    id: partnerId,
    title,
    code,
    month: '2026-02',
    from: '2026-02-01',
    to: '2026-02-28',
    booked: { bookings: 1, persons: 2, revenue: 80_000 },
    changed: { bookings: 0, persons: 0, revenue: 0 },
    cancelled: { bookings: 1, persons: -1, revenue: -40_000 },
    tookPlace: { bookings: 0, persons: 0, revenue: 0 },
    commission: 4000,
    vatPercent: 8.1,
    vat: 300,
    lines: [
      {
        ...line,
        id: id(3104),
        kind: 'booked',
        at: '2026-02-10T08:00:00.000Z',
        persons: 2,
        revenue: 80_000,
        commission: 8000,
      },
      {
        ...line,
        id: id(3105),
        bookingNumber: 'B-2026-00041',
        kind: 'cancelled',
        at: '2026-02-12T08:00:00.000Z',
        persons: -1,
        revenue: -40_000,
        commission: -4000,
      },
    ],
    ...overrides,
  };
}
