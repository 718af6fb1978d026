import {
  costsMoney,
  DIFFICULTY_FIELDS,
  type DifficultyField,
  type Priced,
  type VatCategory,
} from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import { type OfferFacts, PUBLISHABLE } from './offer-states.domain.ts';

/** Parts of the price that every new offer begins with (docs/domain/prices.md#default-components). */
export const DEFAULT_COMPONENTS: readonly {
  readonly title: string;
  readonly vatCategory: VatCategory;
  readonly accommodationCost: boolean;
}[] = [
  { title: 'Anteil Ausbildung', vatCategory: 'UNO', accommodationCost: false },
  { title: 'Anteil Ausland', vatCategory: 'ULA', accommodationCost: false },
  { title: 'Anteil Übernachtung', vatCategory: 'Sal2.1, 3.8%', accommodationCost: true },
  { title: 'Anteil Tour', vatCategory: 'Sal2.1, 8.1%', accommodationCost: false },
  { title: 'Anteil Verpflegung', vatCategory: 'Sal2.1, 8.1%', accommodationCost: false },
];

type Graded = Readonly<Record<DifficultyField, string | null>>;

/** A grade is for a tour whose activities are graded on that scale. */
export function misplacedGrades(offer: Graded, scales: ReadonlySet<DifficultyField>): Violation[] {
  return (Object.keys(DIFFICULTY_FIELDS) as DifficultyField[])
    .filter((field) => offer[field] !== null && !scales.has(field))
    .map((propertyPath) => ({
      propertyPath,
      message: 'Keine der Aktivitäten wird so bewertet. Bitte lass die Schwierigkeit leer.',
    }));
}

/** Between the fields of an offer; the schema has looked at each of them. */
export function participantViolations({
  minimumParticipants,
  maximumParticipants,
}: {
  readonly minimumParticipants: number;
  readonly maximumParticipants: number;
}): Violation[] {
  if (maximumParticipants >= minimumParticipants) return [];
  const message = `Bitte gib mindestens ${minimumParticipants} an: So viele braucht es mindestens.`;
  return [{ propertyPath: 'maximumParticipants', message }];
}

/** What costs money does not say that it is free (docs/domain/prices.md#free-of-charge). */
export function freeViolations(tour: Priced & { readonly freeOfCharge: boolean | null }): Violation[] {
  if (!tour.freeOfCharge || !costsMoney(tour)) return [];
  const message = 'Das kostet etwas: nimm «kostenlos» weg, oder setze jeden Preisanteil auf 0.';
  return [{ propertyPath: 'freeOfCharge', message }];
}

/** A published offer keeps what it was published with; what it lacked already, it may go on lacking. */
export function lostForPublication(
  before: OfferFacts & { readonly state: string },
  next: OfferFacts,
  now: Date,
): Violation[] {
  if (before.state !== 'published') return [];
  return PUBLISHABLE.filter(({ isMet }) => isMet(before, now) && !isMet(next, now)).map(
    ({ propertyPath, message }) => ({
      propertyPath,
      message: `${message} Das Angebot ist veröffentlicht; verbirg es zuerst.`,
    }),
  );
}
