import { MAXIMUM_BOOKING_PERSONS } from '@firn/shared-contracts/api';
import { zurichTime } from '@firn/shared-contracts/domain';
import type { OctoCapability } from './octo-capabilities.ts';
import { productContent } from './octo-content.ts';
import { pricingFrom } from './octo-pricing.ts';
import { type UnitId, unitContent, unitOf, unitsFor } from './octo-units.ts';
import type { PricedDate } from './priced-dates.ts';

/** Names the one option of every product, as the standard does. */
export const ONLY_OPTION = 'DEFAULT';

interface Wishes {
  readonly capabilities: ReadonlySet<OctoCapability>;
  readonly pictureOf: (mediaId: string) => string | null;
}

/** Finds the offer of dates that are all of one. */
function offerOf([first]: readonly PricedDate[]): PricedDate['offer'] {
  if (!first) throw new Error('A product has a date.');
  return first.offer;
}

export const unitsOfDates = (dates: readonly PricedDate[]): UnitId[] =>
  unitsFor(
    offerOf(dates).minimumAge,
    dates.map(({ prices }) => prices),
  );

const CANCELLATION = 'Bis zum Start, gegen die Gebühren unserer Annullationsbedingungen';

function optionOf(dates: readonly PricedDate[], wishes: Wishes) {
  const offer = offerOf(dates);
  const prices = dates.map((date) => date.prices);
  const has = (capability: OctoCapability) => wishes.capabilities.has(capability);
  return {
    id: ONLY_OPTION,
    default: true,
    internalName: offer.title,
    reference: null,
    availabilityLocalStartTimes: [...new Set(dates.map(({ start }) => zurichTime(start)))].sort(),
    cancellationCutoff: CANCELLATION,
    cancellationCutoffAmount: 0,
    cancellationCutoffUnit: 'hour',
    requiredContactFields: ['firstName', 'lastName', 'emailAddress'],
    restrictions: { minUnits: 1, maxUnits: MAXIMUM_BOOKING_PERSONS },
    units: unitsOfDates(dates).map((unit) => ({
      ...unitOf(unit, offer.minimumAge),
      ...(has('octo/pricing') && { pricingFrom: pricingFrom(prices, unit) }),
      ...(has('octo/content') && unitContent(unit)),
    })),
    ...(has('octo/content') && productContent(offer, dates, wishes.pictureOf)),
  };
}

/** Describes an offer with its dates to come as a product of the standard (docs/domain/octo.md#products). */
export function productOf(dates: readonly PricedDate[], wishes: Wishes) {
  const offer = offerOf(dates);
  return {
    id: offer.id,
    internalName: offer.title,
    reference: `A-${offer.code}`,
    locale: 'de-CH',
    timeZone: 'Europe/Zurich',
    allowFreesale: false,
    instantConfirmation: true,
    instantDelivery: false,
    availabilityRequired: true,
    availabilityType: 'START_TIME',
    deliveryFormats: ['QRCODE'],
    deliveryMethods: ['VOUCHER'],
    redemptionMethod: 'MANIFEST',
    options: [optionOf(dates, wishes)],
    ...(wishes.capabilities.has('octo/pricing') && {
      defaultCurrency: 'CHF',
      availableCurrencies: ['CHF'],
      pricingPer: 'UNIT',
    }),
    ...(wishes.capabilities.has('octo/content') && productContent(offer, dates, wishes.pictureOf)),
  };
}
