import type { MaterialPropertyValue } from './renting-materials.ts';

/** Problem codes of renting material. */
export const MATERIAL_PROBLEMS = {
  /** 409: `MaterialUnavailable` says for whom what is not free, and what is. */
  materialUnavailable: '/problems/material-unavailable',
  /** 409: the label of a single piece is on one that somebody else has; `detail` says who. */
  pieceHandedOut: '/problems/piece-handed-out',
} as const;

/** What a 409 `material-unavailable` carries. */
export interface MaterialUnavailable {
  /** Full name. */
  readonly person: string;
  /** Of the form: `bookingPersons[1].rentingMaterial`. */
  readonly propertyPath: string;
  readonly material: { readonly '@id': string; readonly title: string };
  /** Values of the pieces that are free on all these days; `free` is at most `MOST_FREE_TOLD`. */
  readonly free: readonly { readonly values: readonly MaterialPropertyValue[]; readonly free: number }[];
}
