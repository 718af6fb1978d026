import { OFFER_STATES, type OfferState } from '@firn/shared-contracts/domain';
import { expect, test } from '@jest/globals';
import { decideStep } from '../../records/state-machine.domain.ts';
import { type OfferFacts, offerMachine } from './offer-states.domain.ts';
import { freeViolations } from './offers.domain.ts';
import { ownOrInherited } from './tour.domain.ts';

const COMPLETE: OfferFacts = {
  title: 'Tödi',
  type: 'tour',
  activities: ['activity'],
  level: 'level',
  headImage: 'image',
  leadText: 'Gross.',
  priceComponents: [{ grossPrice: 45_000 }],
  freeOfCharge: false,
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
    freeOfCharge: false,
  };
  expect(decide('hidden', 'published', empty)).toMatchObject({
    allowed: false,
    missing: ['title', 'type', 'activities', 'level', 'headImage', 'leadText', 'priceComponents'].map(
      (propertyPath) => ({ propertyPath }),
    ),
  });
});

test.each([
  ['a price', [0, 45_000], false, []],
  ['no price, which is meant so', [0, 0], true, []],
  ['no price', [0, 0], false, ['freeOfCharge']],
  ['nothing to pay at all', [], true, ['priceComponents']],
] as const)('publishing with %s', (_what, prices, freeOfCharge, missing) => {
  const priceComponents = prices.map((grossPrice) => ({ grossPrice }));
  const decision = decide('hidden', 'published', { ...COMPLETE, priceComponents, freeOfCharge });
  const named = decision.allowed ? [] : decision.missing.map(({ propertyPath }) => propertyPath);
  expect(named).toEqual(missing);
});

test.each([
  [0, true, 0],
  [45_000, false, 0],
  [45_000, null, 0],
  [45_000, true, 1],
])('a price of %d that says %j of being free has %d faults', (grossPrice, freeOfCharge, faults) => {
  expect(freeViolations({ priceComponents: [{ grossPrice }], freeOfCharge })).toHaveLength(faults);
});

test('guests take no step of an offer', () => {
  const step = { from: 'hidden', to: 'published', by: 'guest', facts: COMPLETE, now: NOW } as const;
  expect(decideStep(offerMachine, step)).toEqual({ allowed: false, missing: [] });
});

test('own entries replace the whole inherited list', () => {
  expect(ownOrInherited([], ['offer'])).toEqual(['offer']);
  expect(ownOrInherited(['event'], ['offer', 'other'])).toEqual(['event']);
});
