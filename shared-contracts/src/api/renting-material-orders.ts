import { type Static, Type } from 'typebox';
import { MATERIAL_ORDER_STATES, MATERIAL_ORDER_STEPS } from '../domain/renting-material.ts';
import { DateOnly, Id, Instant, Iri, Nullable, Rappen, strings, versioned } from './hydra.ts';
import { MaterialPropertyValue } from './renting-materials.ts';
import { filledText, text, writeSchema } from './write.ts';

/** What one person rents for one event (docs/domain/material.md#orders). */
export const RentingMaterialOrderResponse = Type.Object(
  {
    ...versioned,
    state: strings(MATERIAL_ORDER_STATES),
    booking: Iri,
    bookingNumber: Type.String(),
    event: Type.Object({
      '@id': Iri,
      id: Id,
      code: Type.String(),
      title: Type.String(),
      start: Instant,
      end: Instant,
    }),
    person: Type.Object({ '@id': Iri, id: Id, fullName: Type.String() }),
    material: Type.Object({ '@id': Iri, id: Id, title: Type.String() }),
    /** As they were chosen; a property that a material loses later stays here. */
    values: Type.Array(MaterialPropertyValue),
    /** Days of the event. */
    from: DateOnly,
    to: DateOnly,
    /** Label of the piece that was handed out. */
    piece: Nullable(Type.String()),
    packed: Type.Boolean(),
    packedAt: Nullable(Instant),
    handedOutAt: Nullable(Instant),
    /** When it came back, whole or damaged, or was given up as lost. */
    endedAt: Nullable(Instant),
    /** Full name of who did the last step; for the office and guides. */
    changedBy: Nullable(Type.String()),
    /** For the office and guides. */
    note: Nullable(Type.String()),
    /** Picture of a damage, which `{iri}/file` opens; for the office. */
    picture: Nullable(Iri),
    /** Rappen of its line in the booking. */
    price: Rappen,
    /** Rappen that a damage or a loss was charged with; 0: nothing. */
    charge: Rappen,
  },
  { $id: 'RentingMaterialOrder' },
);
export type RentingMaterialOrderResponse = Static<typeof RentingMaterialOrderResponse>;

/** `POST /api/renting_material_orders/{id}/transition`, with `If-Match`; answers with the order. */
export const RentingMaterialOrderTransition = writeSchema('RentingMaterialOrderTransition', {
  transition: strings(MATERIAL_ORDER_STEPS),
  /** Of `pack` and `hand_out`: the label of the piece. */
  piece: Type.Optional(filledText(40)),
  note: Type.Optional(text(500)),
  /** Of `damage`: a document of the kind `damage` (docs/domain/documents.md#kinds). */
  picture: Type.Optional(Iri),
  /** Of `damage` and `lose`: Rappen that the booking is charged with. */
  price: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_000_000, multipleOf: 5 })),
});
export type RentingMaterialOrderTransition = Static<typeof RentingMaterialOrderTransition>;
