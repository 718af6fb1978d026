import type { GuideLevel } from '@firn/shared-contracts/domain';

/** The kind of a qualification level: `guide3` is a `guide`. Texts: `team:level.*`. */
export const guideKindOf = (level: GuideLevel): string => level.replace(/[\d+]+$/, '');
