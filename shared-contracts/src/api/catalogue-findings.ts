import { type Static, Type } from 'typebox';
import { CATALOGUE_FINDINGS } from '../domain/catalogue-findings.ts';
import { Iri, Nullable, strings } from './hydra.ts';

/** `GET /api/catalogue_findings`, of all, of one offer or of one event (docs/domain/catalogue-check.md). */
export const CatalogueFinding = Type.Object(
  {
    kind: strings(CATALOGUE_FINDINGS),
    offer: Iri,
    /** Null for what the offer itself says. */
    event: Nullable(Iri),
    /** `A-101` or `E-101-3`. */
    code: Type.String(),
    title: Type.String(),
    /** One German sentence that names both sides of the contradiction. */
    message: Type.String(),
  },
  { $id: 'CatalogueFinding' },
);
export type CatalogueFinding = Static<typeof CatalogueFinding>;
