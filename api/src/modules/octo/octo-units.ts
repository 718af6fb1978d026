import type { Rappen } from '@firn/shared-contracts/domain';
import { wrongId } from './octo.errors.ts';

/** Says from which age on people count as adults (docs/domain/bookings.md#children). */
const ADULT_AGE = 16;
const OLDEST = 120;

/** Names the kinds of persons that resellers sell to (docs/domain/octo.md#units). */
export const UNIT_IDS = ['adult', 'child', 'sac'] as const;
export type UnitId = (typeof UNIT_IDS)[number];

const WORDS: Readonly<
  Record<UnitId, { readonly type: string; readonly name: string; readonly who: string }>
> = {
  adult: { type: 'ADULT', name: 'Erwachsene', who: `Ab ${ADULT_AGE} Jahren` },
  child: { type: 'CHILD', name: 'Kinder', who: `Unter ${ADULT_AGE} Jahren, mit einer erwachsenen Person` },
  sac: { type: 'OTHER', name: 'Mitglieder SAC', who: 'Mit Ausweis des Schweizer Alpen-Clubs' },
};

export interface PersonPrices {
  /** Rappen for a person. */
  readonly normal: Rappen;
  /** Rappen for a member of the Swiss Alpine Club. */
  readonly sac: Rappen;
}

export const priceOfUnit = (unit: UnitId, { normal, sac }: PersonPrices): Rappen =>
  unit === 'sac' ? sac : normal;

/** Lists children where the tour takes them, members where they pay less. */
export function unitsFor(minimumAge: number, prices: readonly PersonPrices[]): UnitId[] {
  const isOffered: Readonly<Record<UnitId, boolean>> = {
    adult: true,
    child: minimumAge < ADULT_AGE,
    sac: prices.some(({ normal, sac }) => sac < normal),
  };
  return UNIT_IDS.filter((unit) => isOffered[unit]);
}

/** Describes a unit as the standard does. */
export function unitOf(id: UnitId, minimumAge: number) {
  const { type, name } = WORDS[id];
  return {
    id,
    internalName: name,
    reference: null,
    type,
    restrictions: {
      minAge: id === 'adult' ? Math.max(minimumAge, ADULT_AGE) : minimumAge,
      maxAge: id === 'child' ? ADULT_AGE - 1 : OLDEST,
      idRequired: id === 'sac',
      minQuantity: null,
      maxQuantity: null,
      paxCount: 1,
      accompaniedBy: id === 'child' ? ['adult', 'sac'] : [],
    },
    requiredContactFields: [],
  };
}

/** Says of a unit what `octo/content` asks for. */
export const unitContent = (id: UnitId) => ({
  title: WORDS[id].name,
  shortDescription: WORDS[id].who,
  features: [],
});

export interface WantedUnit {
  readonly id: UnitId;
  readonly quantity: number;
}

/** @throws 400 INVALID_UNIT_ID for a unit that the product has not. */
export function wantedUnits(
  units: readonly { readonly id: string; readonly quantity: number }[],
  offered: readonly UnitId[],
): WantedUnit[] {
  return units.map(({ id, quantity }) => {
    const known = offered.find((unit) => unit === id);
    if (!known) throw wrongId('unitId', id);
    return { id: known, quantity };
  });
}
