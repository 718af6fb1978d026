import type { ParticipantResponse } from '@firn/shared-contracts/api';
import { formatDateRange, formatTime } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { listsTexts } from '../../i18n/de-CH/lists.ts';
import styles from './lists.module.css';
import { type PrintedEvent, participantsQuery } from './lists.queries.ts';
import { Loading, Notice } from './notice.tsx';
import { PersonRow } from './person-row.tsx';

const COLUMNS = ['name', 'phone', 'contact', 'health', 'sac', 'signature'] as const;

interface SheetProps {
  readonly event: PrintedEvent;
}

function Persons({ event, persons }: SheetProps & { readonly persons: readonly ParticipantResponse[] }) {
  const t = useTexts(listsTexts);
  if (persons.length === 0) return <p>{t('empty')}</p>;
  return (
    <table className={styles.persons}>
      <caption className={styles.caption}>{t('caption', { title: event.title })}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {persons.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </tbody>
    </table>
  );
}

/** Time and place to meet. The office's text usually contains the time already. */
function meetingOf({ start, meetingText, place }: PrintedEvent): string {
  const time = formatTime(start);
  const text = meetingText || place;
  return text.includes(time) ? text : `${time}, ${text}`;
}

function SheetHead({ event, count }: SheetProps & { readonly count: number | null }) {
  const t = useTexts(listsTexts);
  const { maximumParticipants: maximum } = event;
  const guides = event.guides.map(({ fullName }) => fullName).join(', ') || t('noGuide');
  return (
    <header>
      <p className={styles.code}>{event.code}</p>
      <h2 className={styles.title}>{event.title}</h2>
      <dl className={styles.facts}>
        <dt>{t('date')}</dt>
        <dd>{formatDateRange(event.start, event.end)}</dd>
        <dt>{t('guides')}</dt>
        <dd>{guides}</dd>
        <dt>{t('meeting')}</dt>
        <dd>{meetingOf(event)}</dd>
        <dt>{t('seats')}</dt>
        <dd>{count === null ? t('none') : t('seatsOf', { count, maximum })}</dd>
      </dl>
    </header>
  );
}

/** One event on a separate page. */
export function Sheet({ event }: SheetProps) {
  const t = useTexts(listsTexts);
  const { api } = useShell();
  const { data, isError, isPending, refetch } = useQuery(participantsQuery(api, event['@id']));
  const persons = data?.['hydra:member'];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on phones, and keys must reach it
    <article className={styles.sheet} aria-label={event.title} tabIndex={0}>
      <SheetHead event={event} count={persons?.length ?? null} />
      {isPending && <Loading />}
      {isError && !persons && <Notice text={t('failed')} onRetry={() => void refetch()} />}
      {persons && <Persons event={event} persons={persons} />}
    </article>
  );
}
