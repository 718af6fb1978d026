import { isPricedOrFree, type OfferState, type Priced } from '@firn/shared-contracts/domain';
import type { Condition, StateMachine } from '../../records/state-machine.domain.ts';

/** What the steps of an offer depend on. */
export interface OfferFacts extends Priced {
  readonly title: string;
  readonly type: string;
  readonly activities: readonly unknown[];
  readonly level: unknown;
  readonly headImage: unknown;
  readonly leadText: string;
  readonly freeOfCharge: boolean;
}

const condition = (
  propertyPath: keyof OfferFacts,
  message: string,
  isMet: (facts: OfferFacts) => boolean,
): Condition<OfferFacts> => ({ propertyPath, message, isMet });

/** What a published offer has; a guest could not decide without it (docs/domain/states.md#offer). */
export const PUBLISHABLE: readonly Condition<OfferFacts>[] = [
  condition('title', 'Es fehlt der Titel.', ({ title }) => title.trim() !== ''),
  condition('type', 'Es fehlt, ob es ein Kurs oder eine Tour ist.', ({ type }) => type !== 'unknown'),
  condition('activities', 'Es fehlt mindestens eine Aktivität.', ({ activities }) => activities.length > 0),
  condition('level', 'Es fehlt das Niveau.', ({ level }) => level !== null),
  condition('headImage', 'Es fehlt das Titelbild.', ({ headImage }) => headImage !== null),
  condition('leadText', 'Es fehlt die Einleitung.', ({ leadText }) => leadText.trim() !== ''),
  condition('priceComponents', 'Es fehlt der Preis.', ({ priceComponents }) => priceComponents.length > 0),
  condition(
    'freeOfCharge',
    'Der Preis ist CHF 0.–: setze einen Preis, oder wähle «kostenlos».',
    isPricedOrFree,
  ),
];

const OFFICE = ['office', 'super-admin'] as const;

export const offerMachine: StateMachine<OfferState, OfferFacts> = {
  entity: 'offer',
  steps: [
    { from: ['hidden'], to: 'published', by: OFFICE, conditions: PUBLISHABLE },
    { from: ['published', 'archived'], to: 'hidden', by: OFFICE },
    { from: ['published'], to: 'archived', by: OFFICE },
  ],
};
