import type { EventResponse, PrivateOfferResponse } from '@firn/shared-contracts/api';
import { formatChf, formatDateRange, formatDays, formatLocalDate, formatTime } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { useTexts } from '@firn/shared-ui/remote';
import { privateToursTexts } from '../../i18n/de-CH/private-tours.ts';
import { Facts } from '../../shared/facts.tsx';

type T = Translate<typeof privateToursTexts>;

function groupOf(t: T, { minimumParticipants: least, maximumParticipants: most }: EventResponse): string {
  return least === most ? t('facts.persons', { count: most }) : t('facts.between', { least, most });
}

const offered = (t: T, event: EventResponse): (readonly [string, string])[] => [
  [
    t('facts.date'),
    `${formatDateRange(event.start, event.end)}, ${formatTime(event.start)} · ${formatDays(event.durationDays)}`,
  ],
  [t('facts.place'), event.place],
  [t('facts.meeting'), event.meetingText],
  [t('facts.group'), groupOf(t, event)],
  [t('facts.price'), formatChf(event.priceFrom)],
  [t('facts.guides'), event.guides.map(({ fullName }) => fullName).join(', ')],
];

function wished(t: T, { from, to, persons }: PrivateOfferResponse): (readonly [string, string])[] {
  const days = from === to ? formatLocalDate(from) : `${formatLocalDate(from)} – ${formatLocalDate(to)}`;
  return [
    [t('facts.wish'), days],
    [t('facts.group'), t('facts.persons', { count: persons })],
  ];
}

/** What is offered; until then, what was wished for. */
export function OfferFacts({ offer }: { readonly offer: PrivateOfferResponse }) {
  const t = useTexts(privateToursTexts);
  const rows = [
    [t('facts.tour'), offer.event?.title ?? offer.offer.title] as const,
    ...(offer.event ? offered(t, offer.event) : wished(t, offer)),
  ];
  return <Facts facts={rows} />;
}
