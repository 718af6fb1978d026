import { CATALOGUE_FINDINGS, type CatalogueFindingKind } from '@firn/shared-contracts/domain';
import { activityRule } from './activity.ts';
import { fitnessRule } from './fitness.ts';
import { fullMoonRule } from './full-moon.ts';
import { gradeRule } from './grade.ts';
import { groundRule } from './ground.ts';
import { groupSizeRule } from './group-size.ts';
import { pictureRule } from './picture.ts';
import { seasonRule } from './season.ts';
import type { CatalogueRule, Occasion, ToldTour } from './told-tour.ts';

const RULES: Readonly<Record<CatalogueFindingKind, CatalogueRule>> = {
  'group-size': groupSizeRule,
  fitness: fitnessRule,
  grade: gradeRule,
  'full-moon': fullMoonRule,
  season: seasonRule,
  activity: activityRule,
  ground: groundRule,
  picture: pictureRule,
};

export interface Contradiction {
  readonly kind: CatalogueFindingKind;
  readonly message: string;
}

/** Everything in which a tour contradicts itself, at most one of a kind (docs/domain/catalogue-check.md). */
export const contradictionsOf = (tour: ToldTour, occasion: Occasion): Contradiction[] =>
  CATALOGUE_FINDINGS.flatMap((kind) => {
    const message = RULES[kind](tour, occasion);
    return message === null ? [] : [{ kind, message }];
  });
