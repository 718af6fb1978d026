import {
  type CancellationPreset,
  type CancellationTier,
  VOUCHER_AMOUNTS,
} from '@firn/shared-contracts/domain';
import { NUMBER_WORDS } from '../../lib/number-words.ts';
import { formatFrancs } from '../../lib/swiss-format.ts';
import { type ActivitySlug, withParent } from '../catalogue/activities.ts';
import { OFFERS } from '../catalogue/index.ts';
import { KINDS } from '../catalogue/kinds.ts';
import { REQUIREMENTS } from '../catalogue/requirements.ts';
import type { LevelTitle, OfferKind, OfferSeed } from '../catalogue/types.ts';
import { GUIDES } from '../people/guides.ts';
import { priceComponentsOf } from '../plan/prices.ts';
import type { PriceRow } from './blocks.ts';

/** What the pages say of the settings that the demo begins with; `seed.test.ts` compares them. */
export const TERMS = {
  sacDiscountPercent: 10,
  paymentTermDays: 30,
  dueBeforeStartDays: 14,
  shortestTermDays: 7,
  registrationDeadlineDays: 14,
  registrationDeadlineDaysDayTour: 3,
  materialChangeDays: 1,
  voucherYears: 5,
} as const;

/** The terms of cancellation that the demo begins with; `seed.test.ts` compares them. */
export const CANCELLATION: Readonly<Record<CancellationPreset, readonly CancellationTier[]>> = {
  with_nights: [
    { fromDays: 31, fee: 8000, percent: null },
    { fromDays: 20, fee: null, percent: 50 },
    { fromDays: 10, fee: null, percent: 75 },
    { fromDays: 0, fee: null, percent: 100 },
  ],
  day_tour: [
    { fromDays: 8, fee: 5000, percent: null },
    { fromDays: 3, fee: null, percent: 70 },
    { fromDays: 0, fee: null, percent: 100 },
  ],
};

/** The rows of a table of what a cancellation costs a person. */
export const cancellationRows = (preset: CancellationPreset): PriceRow[] =>
  CANCELLATION[preset].map(({ fromDays, fee, percent }, index, tiers) => {
    const before = tiers[index - 1]?.fromDays;
    const price = fee === null ? `${percent} %` : formatFrancs(fee);
    if (before === undefined) return [`${fromDays} Tage und mehr vor dem Start`, price];
    if (fromDays === 0) return [`${before - 1} Tage und weniger`, price, 'auch wenn du am Treffpunkt fehlst'];
    return [`${before - 1} bis ${fromDays} Tage vor dem Start`, price];
  });

export const VOUCHER_RANGE = {
  least: formatFrancs(VOUCHER_AMOUNTS.least),
  most: formatFrancs(VOUCHER_AMOUNTS.most),
} as const;

/** Guests whom one guide leads at most, among some of the offers: a group of more than nine has two guides. */
export function guestsPerGuide(isMeant: (offer: OfferSeed) => boolean): number {
  const meant = OFFERS.filter(isMeant);
  if (meant.length === 0) throw new Error('Of no offer a page can say how large its group is.');
  return Math.max(...meant.map(({ participants: [, most] }) => (most > 9 ? Math.ceil(most / 2) : most)));
}

const totalOf = ({ price }: OfferSeed) =>
  priceComponentsOf(price).reduce((sum, { grossPrice }) => sum + grossPrice, 0);

const durationOf = ({ program: { length } }: OfferSeed) => (length === 1 ? '1 Tag' : `${length} Tage`);

function offerOf(code: string): OfferSeed {
  const offer = OFFERS.find((each) => each.code === code);
  if (!offer) throw new Error(`No offer ${code}`);
  return offer;
}

/** The price of an offer as people read it. */
export const priceOf = (code: string) => formatFrancs(totalOf(offerOf(code)));

/** The rows of a table of some offers. */
export const offerRows = (...codes: readonly string[]): PriceRow[] =>
  codes.map((code) => {
    const offer = offerOf(code);
    return [offer.title, priceOf(code), `${durationOf(offer)}, ${offer.level}`];
  });

/** A small number as a word. */
export const inWords = (count: number) => NUMBER_WORDS[count] ?? String(count);

const presented = GUIDES.filter((guide) => guide.presented);

/** Those whom the page of the team presents. */
export const TEAM = {
  all: presented.length,
  women: presented.filter(({ salutation }) => salutation === 'Frau').length,
  men: presented.filter(({ salutation }) => salutation === 'Herr').length,
} as const;

export const emailOf = (firstName: string): string => {
  const guide = presented.find((each) => each.firstName === firstName);
  if (!guide) throw new Error(`No guide ${firstName} on the page of the team`);
  return guide.email;
};

/** The addresses of the guides whose qualification begins with these letters. */
export const emailsOf = (qualification: RegExp) =>
  presented.filter(({ level }) => qualification.test(level)).map(({ email }) => email);

const LEVELS: readonly LevelTitle[] = ['Basis', 'Aufbau', 'Fortgeschritten'];

/** Whether an offer is of an activity, or of one below it. */
export const isOf = ({ kind, activities = [] }: OfferSeed, slug: ActivitySlug): boolean =>
  [KINDS[kind].activity, ...activities].some((own) => withParent(own).includes(slug));

/** The levels that offers of some activities have, in the words of a kind. */
export function levelsInWords(activities: readonly ActivitySlug[], kind: OfferKind) {
  const meant = OFFERS.filter((offer) => activities.some((slug) => isOf(offer, slug)));
  return LEVELS.filter((level) => meant.some((offer) => offer.level === level)).map((level) => ({
    level,
    answer: REQUIREMENTS[kind][level],
  }));
}
