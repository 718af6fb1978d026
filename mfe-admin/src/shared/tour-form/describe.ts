import type { LevelResponse, OfferResponse, SleepingStyleResponse } from '@firn/shared-contracts/api';
import { formatChf } from '@firn/shared-ui/format';
import { EVENT_TYPE_LABELS, EXTRA_COST_LABELS, GUIDE_LEVEL_LABELS } from '@firn/shared-ui/labels';
import type { OfferValues } from '../offer-values.ts';
import { plainText } from '../plain-text.ts';

/** For what a field has no words of its own. */
export interface Words {
  readonly none: string;
  readonly yes: string;
  readonly no: string;
}

type Named = LevelResponse | SleepingStyleResponse;

/** Words for the values of a tour that are not readable as they are. */
export function describing(named: readonly Named[], { none, yes, no }: Words) {
  const titles = new Map(named.map(({ '@id': iri, title }) => [iri, title]));
  const titleOf = (iri: string | null) => (iri && titles.get(iri)) ?? none;
  const yesOrNo = (is: boolean | null) => (is === null ? none : is ? yes : no);
  return {
    type: (type: OfferValues['type'] | null) => (type ? EVENT_TYPE_LABELS[type] : none),
    level: titleOf,
    sleepingStyle: titleOf,
    requiredGuideLevel: (level: OfferValues['requiredGuideLevel']) =>
      level ? GUIDE_LEVEL_LABELS[level] : none,
    onRequest: yesOrNo,
    privateTours: yesOrNo,
    freeOfCharge: yesOrNo,
    programText: plainText,
    curriculum: plainText,
    requirementsText: plainText,
    equipmentText: plainText,
    servicesText: plainText,
    extraCosts: (costs: OfferValues['extraCosts']) =>
      costs
        .map(({ kind, amount, note }) =>
          [EXTRA_COST_LABELS[kind], amount === null ? note : formatChf(amount)].join(' '),
        )
        .join(', ') || none,
    priceComponents: (components: OfferValues['priceComponents']) =>
      components.map(({ title, grossPrice }) => `${title} ${formatChf(grossPrice)}`).join(', ') || none,
  };
}

const listed = (things: readonly { readonly title: string }[]) => things.map(({ title }) => title).join(', ');

/** Everything that an event has from its offer, in words. */
export function offerWords(offer: OfferResponse, values: Readonly<Record<string, unknown>>, words: Words) {
  const known = [offer.level, offer.sleepingStyle].filter((one) => one !== null);
  const described = describing(known, { ...words, none: '' }) as Readonly<
    Record<string, (value: never) => string>
  >;
  const wordsOf = ([field, value]: readonly [string, unknown]) => [
    field,
    described[field]?.(value as never) ?? (value === null ? '' : String(value)),
  ];
  return {
    ...(Object.fromEntries(Object.entries(values).map(wordsOf)) as Readonly<Record<string, string>>),
    activities: listed(offer.activities),
    tags: listed(offer.tags),
  };
}
