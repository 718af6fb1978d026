import { OFFER_STATES, type OfferState } from '@firn/shared-contracts/domain';
import { expect, test } from '@jest/globals';
import { decideStep } from '../../records/state-machine.domain.ts';
import { type OfferFacts, offerMachine } from './offer-states.domain.ts';
import { ownOrInherited } from './tour.domain.ts';

const COMPLETE: OfferFacts = {
  title: 'Tödi',
  type: 'tour',
  activities: ['activity'],
  level: 'level',
  headImage: 'image',
  leadText: 'Gross.',
  priceComponents: ['component'],
};

const NOW = new Date('2026-02-14T08:00:00Z');
const decide = (from: OfferState, to: OfferState, facts = COMPLETE) =>
  decideStep(offerMachine, { from, to, by: 'office', facts, now: NOW });

test('the steps of docs/domain/states.md#offer', () => {
  const steps = OFFER_STATES.flatMap((from) =>
    OFFER_STATES.filter((to) => decide(from, to).allowed).map((to) => `${from} > ${to}`),
  );
  expect(steps).toEqual([
    'hidden > published',
    'published > hidden',
    'published > archived',
    'archived > hidden',
  ]);
});

test('publishing reports everything that is missing', () => {
  const empty = {
    title: ' ',
    type: 'unknown',
    activities: [],
    level: null,
    headImage: null,
    leadText: '',
    priceComponents: [],
  };
  expect(decide('hidden', 'published', empty)).toMatchObject({
    allowed: false,
    missing: ['title', 'type', 'activities', 'level', 'headImage', 'leadText', 'priceComponents'].map(
      (propertyPath) => ({ propertyPath }),
    ),
  });
});

test('guests take no step of an offer', () => {
  const step = { from: 'hidden', to: 'published', by: 'guest', facts: COMPLETE, now: NOW } as const;
  expect(decideStep(offerMachine, step)).toEqual({ allowed: false, missing: [] });
});

test('own entries replace the whole inherited list', () => {
  expect(ownOrInherited([], ['offer'])).toEqual(['offer']);
  expect(ownOrInherited(['event'], ['offer', 'other'])).toEqual(['event']);
});
