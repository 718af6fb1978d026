import { CATALOGUE_FINDINGS, type CatalogueFindingKind } from '@firn/shared-contracts/domain';
import { activityRule } from './activity.domain.ts';
import { fitnessRule } from './fitness.domain.ts';
import { fullMoonRule } from './full-moon.domain.ts';
import { gradeRule } from './grade.domain.ts';
import { groundRule } from './ground.domain.ts';
import { groupSizeRule } from './group-size.domain.ts';
import { pictureRule } from './picture.domain.ts';
import { seasonRule } from './season.domain.ts';
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
