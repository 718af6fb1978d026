import { type Static, Type } from 'typebox';
import { Instant, Iri, Nullable, Rappen } from './hydra.ts';
import { filledText, writeSchema } from './write.ts';

const DunningStep = Type.Object(
  {
    /** Number of the invoice. */
    invoice: Type.String(),
    /** 1 and 2: a reminder went out; 3: it is work of the office. */
    level: Type.Integer({ minimum: 1, maximum: 3 }),
    /** Rappen that were open of the invoice then. */
    open: Rappen,
    at: Instant,
  },
  { $id: 'DunningStep' },
);

/** `GET /api/bookings/{id}/dunning`: how a booking was reminded (docs/domain/payments.md#dunning), the newest first. */
export const DunningResponse = Type.Object(
  {
    '@id': Iri,
    '@type': Type.Literal('Dunning'),
    booking: Iri,
    steps: Type.Array(DunningStep),
    /** Null while it may be reminded. */
    stop: Nullable(
      Type.Object({
        reason: Type.String(),
        /** Full name. */
        by: Type.String(),
        at: Instant,
      }),
    ),
  },
  { $id: 'Dunning' },
);
export type DunningResponse = Static<typeof DunningResponse>;

/** `POST /api/bookings/{id}/dunning_stop`: nobody is reminded of this booking any more. */
export const DunningStop = writeSchema('DunningStop', { reason: filledText(500) });
export type DunningStop = Static<typeof DunningStop>;

/** Problem codes of dunning. */
export const DUNNING_PROBLEMS = {
  /** 409: somebody else has stopped it before. */
  stopped: '/problems/dunning-stopped',
} as const;
