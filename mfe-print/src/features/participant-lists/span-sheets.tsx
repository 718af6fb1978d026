import { formatLocalDate } from '@firn/shared-ui/format';
import { useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { listsTexts } from '../../i18n/de-CH/lists.ts';
import { EventSheets } from './event-sheets.tsx';
import styles from './lists.module.css';
import { spanQuery } from './lists.queries.ts';
import { Notice, Waiting } from './notice.tsx';
import type { Span } from './selection.logic.ts';
import type { SheetKind } from './sheets.logic.ts';

interface SpanSheetsProps {
  readonly span: Span;
  readonly sheets: readonly SheetKind[];
}

/** The sheets of every event that runs in a span of days. */
export function SpanSheets({ span, sheets }: SpanSheetsProps) {
  const t = useTexts(listsTexts);
  const { api } = useShell();
  const asked = useQuery(spanQuery(api, useSession(), span));
  if (!asked.data) return <Waiting asked={asked} />;
  const [from, to] = [formatLocalDate(span.from), formatLocalDate(span.to)];
  const days = from === to ? from : t('range', { from, to });
  const { 'hydra:member': events, totalItems: total } = asked.data;
  if (events.length === 0) return <p>{t('noEvents', { days })}</p>;
  return (
    <>
      <p className={styles.screen}>{days}</p>
      {total > events.length && (
        <Notice title={t('more.title')} text={t('more.text', { shown: events.length, total })} />
      )}
      {events.map((event) => (
        <EventSheets key={event.id} event={event} sheets={sheets} />
      ))}
    </>
  );
}
