import type { EventResponse } from '@firn/shared-contracts/api';
import type { Query } from '@firn/shared-contracts/shell';
import { GRADE_FIELDS } from '../grades.logic.ts';
import type { PictureSource } from '../picture/picture.tsx';

type Title = { readonly '@id': string; readonly title: string };

/** The fields of an event that a card shows. */
export interface EventCardData
  extends Pick<
    EventResponse,
    | '@id'
    | 'id'
    | 'title'
    | 'slug'
    | 'subtitle'
    | 'place'
    | 'type'
    | 'start'
    | 'end'
    | 'durationDays'
    | 'availability'
    | 'freePlaces'
    | 'onRequest'
    | 'state'
    | 'priceFrom'
    | 'priceFromSac'
    | (typeof GRADE_FIELDS)[number]
  > {
  readonly level: Title | null;
  readonly activities: readonly Title[];
  readonly guides: readonly { readonly '@id': string; readonly fullName: string }[];
  readonly headImage: PictureSource | null;
  /** Only where a map is drawn. */
  readonly location?: EventResponse['location'];
}

/** Requests only those: the answer is inlined in the HTML, so every field counts. */
export const CARD_PROPERTIES: Query = {
  properties: [
    'id',
    'title',
    'slug',
    'subtitle',
    'place',
    'type',
    'start',
    'end',
    'durationDays',
    'availability',
    'freePlaces',
    'onRequest',
    'state',
    'priceFrom',
    'priceFromSac',
    ...GRADE_FIELDS,
  ],
  'properties[level]': ['title'],
  'properties[activities]': ['title'],
  'properties[guides]': ['fullName'],
  'properties[headImage]': ['contentUrl', 'width', 'height', 'alt'],
};

export const eventPath = (event: Pick<EventResponse, 'id' | 'slug'>) => `/event/${event.id}/${event.slug}`;
