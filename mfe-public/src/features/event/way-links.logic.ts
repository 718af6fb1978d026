import type { EventResponse } from '@firn/shared-contracts/api';
import { zurichDate, zurichTime } from '@firn/shared-contracts/domain';

export type WayLink = 'timetable' | 'bulletin' | 'weather';

const DAY_MS = 86_400_000;
/** Forecasts say nothing of later days. */
const FORECAST_DAYS = 7;
/** The avalanche bulletin is written in these months (slf.ch). */
const WINTER = ['11', '12', '01', '02', '03', '04', '05'];

/** The train goes to the place of the meeting point, else to that of the event. */
const stationOf = ({ pois, place }: EventResponse): string =>
  pois.find(({ kind }) => kind === 'meeting')?.title ?? place;

/** The timetable of the SBB with place, day and arrival filled. */
function timetable(event: EventResponse): string {
  const start = new Date(event.start);
  const query = new URLSearchParams({
    nach: stationOf(event),
    datum: zurichDate(start).split('-').toReversed().join('.'),
    zeit: zurichTime(start),
    an: 'true',
  });
  return `https://www.sbb.ch/de/kaufen/pages/fahrplan/fahrplan.xhtml?${query}`;
}

/** Addresses that help on the way to an event, while they do (docs/domain/events.md#on-the-way). */
export function wayLinks(event: EventResponse, now: Date): (readonly [WayLink, string])[] {
  const start = new Date(event.start);
  if (event.availability === 'past' || event.availability === 'cancelled') return [];
  const isSoon = start.getTime() - now.getTime() <= FORECAST_DAYS * DAY_MS;
  const [, month = ''] = zurichDate(start).split('-');
  return [
    ...(stationOf(event) ? [['timetable', timetable(event)] as const] : []),
    ...(isSoon && WINTER.includes(month)
      ? [['bulletin', 'https://www.slf.ch/de/lawinenbulletin-und-schneesituation/'] as const]
      : []),
    ...(isSoon
      ? [
          [
            'weather',
            'https://www.meteoschweiz.admin.ch/lokalprognose.html#forecast-tab=detail-view',
          ] as const,
        ]
      : []),
  ];
}
