/** Kinds of contradictions in the catalogue (docs/domain/catalogue-check.md), the gravest for a guest first. */
export const CATALOGUE_FINDINGS = [
  'group-size',
  'fitness',
  'grade',
  'full-moon',
  'season',
  'activity',
  'ground',
  'picture',
] as const;
export type CatalogueFindingKind = (typeof CATALOGUE_FINDINGS)[number];
