import type { EventResponse } from '@firn/shared-contracts/api';
import { isApiError } from '@firn/shared-contracts/shell';
import { formatDate } from '@firn/shared-ui/format';
import { useErrorPage, usePageParams, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { Notice } from '../../shared/notice.tsx';
import { FailedRegion, LoadingRegion, Region } from '../../shared/region.tsx';
import { eventQuery } from './booking.queries.ts';
import styles from './layout.module.css';
import { useBookingHead } from './use-booking-head.ts';

/** The text of docs/domain/screens.md#errors. */
const NOT_FOUND = 'Could not find event for booking.';
const MISSING = [400, 404, 410];

const isMissing = (error: unknown): boolean => isApiError(error) && MISSING.includes(error.status);

type Open = 'bookable' | 'few' | 'waitlist';
type Obstacle = Exclude<EventResponse['availability'], Open> | 'unknown';

const OPEN = ['bookable', 'few', 'waitlist'] as const satisfies readonly Open[];

const isOpen = (availability: EventResponse['availability']): availability is Open =>
  OPEN.some((open) => open === availability);

/** Why nobody can book it; null where somebody can, or may wait. */
function obstacleTo({ availability, type }: EventResponse): Obstacle | null {
  if (type === 'unknown') return 'unknown';
  return isOpen(availability) ? null : availability;
}

interface NotBookableProps {
  readonly event: EventResponse;
  readonly obstacle: Obstacle;
}

function NotBookable({ event, obstacle }: NotBookableProps) {
  const t = useTexts(bookingTexts);
  return (
    <Region>
      <h1 className={styles.title}>{event.title}</h1>
      <Notice title={t('notBookable.title')}>
        <p>{t(`notBookable.${obstacle}`, { date: formatDate(event.registrationDeadline) })}</p>
        <Link to="/agenda">{t('notBookable.agenda')}</Link>
      </Notice>
    </Region>
  );
}

interface EventGateProps {
  /** Renders the step once the event has loaded. */
  readonly children: (event: EventResponse) => ReactNode;
}

/** What every step needs first: a bookable event. */
export function EventGate({ children }: EventGateProps) {
  const { id = '' } = usePageParams();
  const event = useQuery(eventQuery(useShell(), id));
  useErrorPage(isMissing(event.error) ? 404 : null, NOT_FOUND);
  useBookingHead(event.data);
  if (event.isPending || isMissing(event.error)) return <LoadingRegion />;
  if (event.isError) return <FailedRegion onRetry={() => void event.refetch()} />;
  const obstacle = obstacleTo(event.data);
  if (obstacle) return <NotBookable event={event.data} obstacle={obstacle} />;
  return children(event.data);
}
