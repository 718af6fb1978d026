import { MATERIAL_PROBLEMS, type MaterialUnavailable } from '@firn/shared-contracts/api';
import { MOST_FREE_TOLD } from '@firn/shared-contracts/domain';
import { iri } from '../../lib/iri.ts';
import { conflict } from '../../lib/problem.ts';
import type { FreePieces } from '../renting-materials/index.ts';

interface MissingPiece {
  /** Full name. */
  readonly person: string;
  readonly propertyPath: string;
  readonly material: {
    readonly id: string;
    readonly title: string;
    readonly properties: readonly { readonly id: string; readonly title: string }[];
  };
  /** What there is of the material on the asked days. */
  readonly pieces: readonly FreePieces[];
}

/** «41 (2), 43 (5)»; empty where nothing is free. */
const inWords = (free: MaterialUnavailable['free']): string =>
  free
    .filter(({ values }) => values.length > 0)
    .map(({ values }) => values.map(({ value }) => value).join(' / '))
    .join(', ');

/** Names for whom what is not free, and what is (docs/domain/material.md#reservation). */
export function materialUnavailable({ person, propertyPath, material, pieces }: MissingPiece) {
  const free = pieces
    .filter((piece) => piece.free > 0)
    .map((piece) => ({
      values: material.properties.flatMap(({ id, title }) => {
        const value = piece.values[id];
        const property = iri('renting_material_properties', id);
        return value === undefined ? [] : [{ rentingMaterialProperty: property, title, value }];
      }),
      free: Math.min(piece.free, MOST_FREE_TOLD),
    }));
  const others = inWords(free);
  const detail = `«${material.title}» ist für ${person} in diesen Tagen nicht frei.${others && ` Frei ist: ${others}.`}`;
  const missing: MaterialUnavailable = {
    person,
    propertyPath,
    material: { '@id': iri('renting_materials', material.id), title: material.title },
    free,
  };
  return conflict(MATERIAL_PROBLEMS.materialUnavailable, detail, { ...missing });
}

/** Another event does not rent what somebody has. */
export const materialNotThere = ({ person, title, id }: { person: string; title: string; id: string }) =>
  conflict(
    MATERIAL_PROBLEMS.materialUnavailable,
    `«${title}» von ${person} kann man für diesen Termin nicht mieten. Bitte ändere zuerst das Material.`,
    { person, propertyPath: 'event', material: { '@id': iri('renting_materials', id), title }, free: [] },
  );

/** A booking that comes back with its event finds its material taken. */
export const piecesGone = (bookingNumber: string) =>
  conflict(
    MATERIAL_PROBLEMS.materialUnavailable,
    `Das Material der Buchung ${bookingNumber} ist an diesen Tagen vergeben. Bitte gib zuerst Stücke frei.`,
  );

/** Name under which the triggers refuse a write (migration «renting materials»). */
export const PIECES_CONSTRAINT = 'renting_material_pieces';

/** The second wall has refused: somebody else has just taken the last piece. */
export const piecesJustTaken = () =>
  conflict(
    MATERIAL_PROBLEMS.materialUnavailable,
    'Ein Material ist gerade vergeben worden. Bitte prüfe, was frei ist, und versuche es nochmals.',
  );
