import { FAMILIES, type FamilyName, familiesOf } from './activity-families.ts';
import type { CatalogueRule, ToldTour } from './told-tour.ts';

/** Families that nobody expects behind other words, with those that speak of them. */
const SPOKEN_OF: readonly (readonly [FamilyName, RegExp])[] = [
  ['avalanche', /lawine|verschütt|\blvs\b/i],
  ['snowshoe', /schneeschuh/i],
  ['winterHike', /winter|schnee/i],
  ['viaFerrata', /klettersteig/i],
  ['ice', /eis/i],
];

const said = ({ title, subtitle, leadText }: ToldTour): string => [title, subtitle, leadText].join('\n');

/** docs/domain/catalogue-check.md#activities */
export const activityRule: CatalogueRule = (tour) => {
  if (tour.activities.length === 0) return null;
  const filed = familiesOf(tour);
  const names = Object.keys(FAMILIES) as FamilyName[];
  const unfiled = names.find((name) => FAMILIES[name].named.test(tour.title) && !filed.includes(name));
  if (unfiled) return `Der Titel sagt ${FAMILIES[unfiled].label}, die Aktivitäten sagen es nicht.`;
  const [unsaid] = SPOKEN_OF.find(([name, words]) => filed.includes(name) && !words.test(said(tour))) ?? [];
  return unsaid
    ? `Eingeordnet unter ${FAMILIES[unsaid].label}; Titel, Untertitel und Lead sagen nichts davon.`
    : null;
};
