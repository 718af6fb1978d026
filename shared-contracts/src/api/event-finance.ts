import { type Static, Type } from 'typebox';
import { GUIDE_LEVELS } from '../domain/states.ts';
import { ReportExpense } from './event-report.ts';
import { Iri, Nullable, Rappen, SignedRappen, strings } from './hydra.ts';

const RevenueComponent = Type.Object(
  { title: Type.String(), total: SignedRappen, vat: SignedRappen },
  { $id: 'RevenueComponent' },
);

const RevenueVat = Type.Object(
  { category: Type.String(), percent: Type.Number(), total: SignedRappen, vat: SignedRappen },
  { $id: 'RevenueVat' },
);

const GuideCost = Type.Object(
  {
    /** Full name. */
    guide: Type.String(),
    level: Nullable(strings(GUIDE_LEVELS)),
    days: Type.Integer({ minimum: 1 }),
    /** A day of that level; null where the settings have none. */
    rate: Nullable(Rappen),
    cost: Rappen,
  },
  { $id: 'GuideCost' },
);

/** `GET /api/events/{id}/finance`: what an event brings and costs (docs/domain/payments.md#figures-of-an-event). */
export const EventFinanceResponse = Type.Object(
  {
    '@id': Iri,
    '@type': Type.Literal('EventFinance'),
    event: Iri,
    /** Number of persons who take part in bookings that count. */
    persons: Type.Integer({ minimum: 0 }),
    components: Type.Array(RevenueComponent),
    vat: Type.Array(RevenueVat),
    /** VAT included, without fees. */
    revenue: SignedRappen,
    /** VAT owed on the revenue, by the method of the settings. */
    vatOwed: SignedRappen,
    fees: SignedRappen,
    owed: Rappen,
    /** Received less paid back. */
    paid: Rappen,
    open: Rappen,
    guides: Type.Array(GuideCost),
    guideCost: Rappen,
    /** Sum of the expenses in the report of the event. */
    expenses: Rappen,
    /** The expenses one by one, with their receipts. */
    receipts: Type.Optional(Type.Array(ReportExpense)),
    /** VAT that the expenses contain, by their receipts. */
    inputVat: Type.Optional(Rappen),
    margin: SignedRappen,
    /** From how many persons it pays; null while nobody takes part, or where a person brings nothing. */
    breakEvenPersons: Nullable(Type.Integer({ minimum: 0 })),
  },
  { $id: 'EventFinance' },
);
export type EventFinanceResponse = Static<typeof EventFinanceResponse>;
