import type { OpenWorkResponse } from '@firn/shared-contracts/api';
import {
  BOOKING_WORK,
  EVENT_WORK,
  type EventWork,
  OFFER_WORK,
  PAGE_WORK,
  PRIVATE_WORK,
  type WorkKind,
} from '@firn/shared-contracts/domain';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';
import { BOOKINGS_PATH, PRIVATE_PATH } from './booking-paths.ts';
import { CMS_PATH } from './cms-paths.ts';
import { EVENT_VIEW_PATHS } from './event-views.ts';
import { OFFERS_PATH } from './offer-paths.ts';

/** Asked again once it is this old, in ms, and after each write. */
const FRESH_FOR_MS = 60_000;

export const OPEN_WORK_KEY = ['/api/open-work'] as const;

/** Open work of every kind (docs/domain/office.md#open-work). */
export const openWorkQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: OPEN_WORK_KEY,
    queryFn: ({ signal }) => api.get<OpenWorkResponse>('/api/open-work', { signal, quiet: true }),
    staleTime: FRESH_FOR_MS,
  });

/** The lists that hold open work, by their address in the side navigation. */
export const WORK_LISTS: readonly { readonly path: string; readonly kinds: readonly WorkKind[] }[] = [
  { path: BOOKINGS_PATH, kinds: [...BOOKING_WORK, ...PRIVATE_WORK] },
  { path: OFFERS_PATH, kinds: OFFER_WORK },
  { path: CMS_PATH, kinds: PAGE_WORK },
  { path: EVENT_VIEW_PATHS.upcoming, kinds: EVENT_WORK },
];

/** Work that has a list, or a view, of its own. */
const VIEWS: Readonly<Partial<Record<WorkKind, string>>> = {
  'events-to-check': EVENT_VIEW_PATHS['to-review'],
  'events-not-settled': EVENT_VIEW_PATHS['past-unfinished'],
  'incidents-unread': `${EVENT_VIEW_PATHS.reports}?work=incidents-unread`,
  'reports-missing': `${EVENT_VIEW_PATHS.reports}?work=reports-missing`,
  'materials-not-back': `${EVENT_VIEW_PATHS.reports}?work=materials-not-back`,
  'private-requests': `${PRIVATE_PATH}?work=private-requests`,
};

/** Work that is done in the report of an event. */
export const REPORT_WORK = ['incidents-unread', 'reports-missing'] as const satisfies readonly EventWork[];

/** Work that the list of past events can be narrowed to. */
export const PAST_EVENT_WORK = [...REPORT_WORK, 'materials-not-back'] as const satisfies readonly EventWork[];

/** Work that is done on the page where an event sleeps. */
export const HUT_WORK = [
  'huts-release',
  'huts-changed',
  'huts-unconfirmed',
] as const satisfies readonly EventWork[];

/** Work that is done in the store; the page of the event shows it. */
export const MATERIAL_WORK = [
  'materials-to-pack',
  'materials-not-back',
] as const satisfies readonly EventWork[];

/** Work that the list of upcoming events can be narrowed to. */
export const UPCOMING_EVENT_WORK = EVENT_WORK.filter((kind) => !(kind in VIEWS)) as Exclude<
  EventWork,
  'events-to-check' | 'events-not-settled' | 'materials-not-back' | (typeof REPORT_WORK)[number]
>[];

/** The list that shows exactly the work of a kind. */
export function workListPath(kind: WorkKind): string {
  const list = WORK_LISTS.find(({ kinds }) => kinds.includes(kind));
  return VIEWS[kind] ?? `${list?.path}?work=${kind}`;
}
