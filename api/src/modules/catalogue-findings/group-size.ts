import { NUMBER_WORDS } from '../../lib/number-words.ts';
import type { CatalogueRule, ToldTour } from './told-tour.ts';

const SAID = new RegExp(
  String.raw`(?:höchstens|maximal|bis zu|bis) (\d+|${NUMBER_WORDS.slice(2).join('|')}) (?:Gästen?|Personen|Leuten?|Teilnehmenden?)\b( (?:je|pro) (?:Guide|Bergführer))?`,
  'giu',
);

const numberOf = (word: string): number =>
  NUMBER_WORDS.includes(word.toLowerCase()) ? NUMBER_WORDS.indexOf(word.toLowerCase()) : Number(word);

const perGuide = ({ personsPerGuide, maximumParticipants }: ToldTour): number =>
  Math.min(personsPerGuide ?? maximumParticipants, maximumParticipants);

function saidOtherwise(tour: ToldTour): string | null {
  const words = [tour.leadText, tour.programText, tour.servicesText, tour.requirementsText].join('\n');
  for (const [told, word = '', ofGuide] of words.matchAll(SAID)) {
    const number = ofGuide ? perGuide(tour) : tour.maximumParticipants;
    if (numberOf(word) !== number) return `Der Text sagt «${told}», im Formular sind es ${number}.`;
  }
  return null;
}

const isOnGlacier = ({ activities }: ToldTour): boolean =>
  activities.some(({ scales }) => scales.includes('mountainTourDifficulty'));

/** docs/domain/catalogue-check.md#group-size */
export const groupSizeRule: CatalogueRule = (tour, { glacierGuestsPerGuide: most }) => {
  const persons = perGuide(tour);
  return isOnGlacier(tour) && persons > most
    ? `Auf dem Gletscher führt ein Guide höchstens ${most} Gäste; hier sind es ${persons}.`
    : saidOtherwise(tour);
};
