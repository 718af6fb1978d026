import type { OfferResponse } from '@firn/shared-contracts/api';
import { formatPrice } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { EVENT_TYPE_LABELS, OFFER_STATE_LABELS } from '@firn/shared-ui/labels';
import type { ListColumn, ListRow } from '@firn/shared-ui/resource-list';
import type { offersTexts } from '../../i18n/de-CH/offers.ts';
import { offerTone } from '../../shared/offer-tone.ts';
import { StateMark } from '../../shared/state-mark.tsx';

export const OFFER_PROPERTIES = [
  'code',
  'title',
  'type',
  'level',
  'activities',
  'guides',
  'priceFrom',
  'freeOfCharge',
  'state',
  'version',
] as const satisfies readonly (keyof OfferResponse)[];

export type OfferRow = ListRow<OfferResponse, (typeof OFFER_PROPERTIES)[number]>;

/** Columns of the list of offers, in the order of importance: the first one names the row. */
export function offerColumns(t: Translate<typeof offersTexts>): ListColumn<OfferRow>[] {
  const column = (
    id: keyof typeof offersTexts.messages.columns,
    cell: ListColumn<OfferRow>['cell'],
    more: Partial<ListColumn<OfferRow>> = {},
  ): ListColumn<OfferRow> => ({ id, header: t(`columns.${id}`), cell, ...more });
  const listed = (names: readonly string[]) => names.join(', ') || t('none');
  return [
    column('title', ({ title }) => title, { sortable: true }),
    column('code', ({ code }) => `A-${code}`, { width: 6, sortable: true }),
    column('type', ({ type }) => EVENT_TYPE_LABELS[type], { width: 7, sortable: true, isMinor: true }),
    column('level', ({ level }) => level?.title ?? t('none'), { width: 8.5 }),
    column('activities', ({ activities }) => listed(activities.map(({ title }) => title)), {
      width: 11,
      isMinor: true,
    }),
    column('guides', ({ guides }) => listed(guides.map(({ fullName }) => fullName)), {
      width: 11,
      isMinor: true,
    }),
    column('priceFrom', ({ priceFrom }) => formatPrice(priceFrom), { width: 7.5, align: 'end' }),
    column(
      'state',
      (offer) => <StateMark tone={offerTone(offer)}>{OFFER_STATE_LABELS[offer.state]}</StateMark>,
      { width: 8.5, sortable: true },
    ),
  ];
}
