import type { Availability } from '@firn/shared-contracts/domain';
import { AvailabilityLabel } from '@firn/shared-ui/availability-label';
import { formatDateRange, formatDays } from '@firn/shared-ui/format';
import { EVENT_STATE_LABELS, EVENT_TYPE_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { tourTexts } from '../../i18n/de-CH/tour.ts';
import { gradesOf } from '../grades.logic.ts';
import { Picture } from '../picture/picture.tsx';
import { RememberButton } from '../remember/remember-button.tsx';
import { type EventCardData, eventPath } from './event-card.fields.ts';
import styles from './event-card.module.css';
import { PriceFrom } from './price-from.tsx';

interface EventCardProps {
  readonly event: EventCardData;
  /** `row`: picture beside the text; `tile`: picture above it; `compact`: without picture. */
  readonly shape: 'row' | 'tile' | 'compact';
  /** Level of the title in the page's outline. */
  readonly headingLevel: 2 | 3;
  /** One of the first cards of the page, whose picture is visible at once. */
  readonly first?: boolean;
  /** The origin of our pages, on a site of others; nobody remembers anything there. */
  readonly origin?: string;
}

const SIZES = {
  row: '(min-width: 768px) 15rem, 38vw',
  tile: '(min-width: 1024px) 24rem, (min-width: 768px) 46vw, 92vw',
};

/** Availabilities in which a guest gets seats. */
const OPEN: readonly Availability[] = ['bookable', 'few'];

/** Keeps the dot at the end of a line if it breaks here. */
const SEPARATOR = '\u00a0· ';

function Details({ event }: { readonly event: EventCardData }) {
  const t = useTexts(tourTexts);
  const grades = gradesOf(event).map(({ grade }) => grade);
  const names = event.guides.map(({ fullName }) => fullName).join(', ');
  const facts = [
    EVENT_TYPE_LABELS[event.type],
    event.activities[0]?.title,
    event.level?.title,
    grades.join(' / '),
  ].filter(Boolean);
  return (
    <>
      <p className={styles.facts}>{facts.join(SEPARATOR)}</p>
      {names !== '' && <p className={styles.guides}>{t('card.guides', { names })}</p>}
    </>
  );
}

/** A full date may be waited for. */
function WaitLink({ event, origin }: { readonly event: EventCardData; readonly origin: string }) {
  const t = useTexts(tourTexts);
  const label = t('card.waitFor', { title: event.title });
  return (
    <Link
      className={styles.wait}
      to={`${origin}/event/${event.id}/buchen`}
      reloadDocument={origin !== ''}
      aria-label={label}
    >
      {t('card.wait')}
    </Link>
  );
}

/** Nobody books it at once: the office answers. */
function OnRequest({ event }: { readonly event: EventCardData }) {
  const t = useTexts(tourTexts);
  if (!event.onRequest || !OPEN.includes(event.availability)) return null;
  return <p className={styles.confirmed}>{t('card.onRequest')}</p>;
}

/** A date of a tour or course in a list. */
export function EventCard({ event, shape, headingLevel, first = false, origin = '' }: EventCardProps) {
  const Heading = `h${headingLevel}` as const;
  const isAtHome = origin === '';
  return (
    <article className={`${styles.card} ${styles[shape]}`} data-event-card>
      {shape !== 'compact' && (
        <div className={styles.frame}>
          <Picture image={event.headImage} sizes={SIZES[shape]} first={first} decorative />
          {isAtHome && <RememberButton event={event} shape="star" />}
        </div>
      )}
      <div className={styles.body}>
        <p className={styles.date}>
          <time dateTime={event.start}>{formatDateRange(event.start, event.end)}</time>
          {event.durationDays > 1 && (
            <span>
              {SEPARATOR}
              {formatDays(event.durationDays)}
            </span>
          )}
        </p>
        <Heading className={styles.title}>
          <Link to={`${origin}${eventPath(event)}`} reloadDocument={!isAtHome}>
            {event.title}
          </Link>
        </Heading>
        <p className={styles.place}>{event.place}</p>
        <Details event={event} />
      </div>
      {isAtHome && shape === 'compact' && <RememberButton event={event} shape="star" />}
      <div className={styles.foot}>
        <PriceFrom priceFrom={event.priceFrom} priceFromSac={event.priceFromSac} />
        <AvailabilityLabel availability={event.availability} freePlaces={event.freePlaces} />
        <OnRequest event={event} />
        {event.availability === 'waitlist' && <WaitLink event={event} origin={origin} />}
        {event.state === 'confirmed' && event.availability !== 'past' && (
          <p className={styles.confirmed}>{EVENT_STATE_LABELS.confirmed}</p>
        )}
      </div>
    </article>
  );
}
