import { OFFER_STATES } from '@firn/shared-contracts/domain';
import { describe, expect, test } from '@jest/globals';
import { offerStep } from './offer-states.domain.ts';
import { ownOrInherited, pricePerPerson } from './tour.domain.ts';

const COMPLETE = {
  title: 'Tödi',
  type: 'tour',
  activities: 1,
  levelId: 'level',
  headImageId: 'image',
  leadText: 'Gross.',
  priceComponents: 1,
};

test('the steps of docs/domain/states.md#offer', () => {
  const steps = OFFER_STATES.flatMap((from) =>
    OFFER_STATES.filter((to) => offerStep(from, to, COMPLETE).allowed).map((to) => `${from} > ${to}`),
  );
  expect(steps).toEqual([
    'hidden > published',
    'published > hidden',
    'published > archived',
    'archived > hidden',
  ]);
});

test('publishing names everything that is missing', () => {
  const empty = {
    title: ' ',
    type: 'unknown',
    activities: 0,
    levelId: null,
    headImageId: null,
    leadText: '',
    priceComponents: 0,
  };
  expect(offerStep('hidden', 'published', empty).missing).toEqual([
    'title',
    'type',
    'activities',
    'level',
    'headImage',
    'leadText',
    'priceComponents',
  ]);
});

describe('price per person', () => {
  const component = (grossPrice: number, eligibleForSacDiscount: boolean) => ({
    grossPrice,
    eligibleForSacDiscount,
  });
  test.each([
    ['no component', [], 10, { normal: 0, sac: 0 }],
    ['nothing eligible', [component(45_000, false)], 10, { normal: 45_000, sac: 45_000 }],
    ['ten percent', [component(45_000, true), component(8_000, false)], 10, { normal: 53_000, sac: 48_500 }],
    [
      'each discount to 5 Rappen',
      [component(125, true), component(125, true)],
      10,
      { normal: 250, sac: 220 },
    ],
  ])('%s', (_name, components, percent, price) => {
    expect(pricePerPerson(components, percent)).toEqual(price);
  });
});

test('own entries replace the whole inherited list', () => {
  expect(ownOrInherited([], ['offer'])).toEqual(['offer']);
  expect(ownOrInherited(['event'], ['offer', 'other'])).toEqual(['event']);
});
