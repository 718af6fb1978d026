import { type Static, Type } from 'typebox';
import { WORK_KINDS } from '../domain/open-work.ts';
import { Iri, Nullable } from './hydra.ts';

/** One thing that waits for the office. */
export const OpenWorkItem = Type.Object({
  '@id': Iri,
  id: Type.String(),
  /** Number or code as people know it: `B-2026-00042`. */
  code: Type.String(),
  /** Title of the tour, or name of the booker. */
  label: Type.String(),
  /** What else tells it from others: the title of the booked event. */
  detail: Nullable(Type.String()),
  /** The day that counts, in Zurich; which one it is, the kind says (docs/domain/office.md#open-work). */
  day: Nullable(Type.String({ format: 'date' })),
  /** Of an event: the offer it belongs to. */
  offer: Nullable(Iri),
});
export type OpenWorkItem = Static<typeof OpenWorkItem>;

export const OpenWorkGroup = Type.Object({
  kind: Type.Enum([...WORK_KINDS]),
  /** As many as the list shows that is filtered by `work={kind}`. */
  count: Type.Integer({ minimum: 0 }),
  /** The most urgent ones. */
  items: Type.Array(OpenWorkItem),
});
export type OpenWorkGroup = Static<typeof OpenWorkGroup>;

/** `GET /api/open-work`: every kind, the most urgent first, also those of which there is none. */
export const OpenWorkResponse = Type.Object(
  {
    '@id': Type.Literal('/api/open-work'),
    '@type': Type.Literal('OpenWork'),
    groups: Type.Array(OpenWorkGroup),
  },
  { $id: 'OpenWork' },
);
export type OpenWorkResponse = Static<typeof OpenWorkResponse>;
