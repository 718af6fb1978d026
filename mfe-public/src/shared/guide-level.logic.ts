import type { GuideLevel } from '@firn/shared-contracts/domain';

/** The part of a qualification level before its rank. */
type KindOf<Level> = Level extends `${infer Kind}${1 | 2 | 3 | 4 | 5 | 6}${'' | '+'}` ? Kind : Level;

/** The kind of a qualification level: `guide3` is a `guide`. Texts: `level.*` of the team. */
export const guideKindOf = (level: GuideLevel) => level.replace(/[\d+]+$/, '') as KindOf<GuideLevel>;
