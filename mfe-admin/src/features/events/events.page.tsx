import type { Translate } from '@firn/shared-ui/i18n';
import { EVENT_STATE_LABELS, EVENT_TYPE_LABELS } from '@firn/shared-ui/labels';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { entityFilter, type ListFilter, ResourceList } from '@firn/shared-ui/resource-list';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { eventListTexts } from '../../i18n/de-CH/event-list.ts';
import { eventsTexts } from '../../i18n/de-CH/events.ts';
import { eventActions } from '../../shared/event-list/event-bulk.tsx';
import { EVENT_COLUMNS, eventColumns, REPORT_COLUMNS } from '../../shared/event-list/event-columns.tsx';
import { EVENT_PROPERTIES } from '../../shared/event-list/event-row.ts';
import { occurrencePath, reportPath } from '../../shared/event-paths.ts';
import {
  EVENT_VIEW_PATHS,
  type EventView,
  eventViewQuery,
  PLANNING_BOARD_PATH,
  viewOf,
} from '../../shared/event-views.ts';
import { ExportButton } from '../../shared/exports/export-button.tsx';
import { PAST_EVENT_WORK, UPCOMING_EVENT_WORK } from '../../shared/open-work.ts';
import { useWorkFilter } from '../../shared/use-work-filter.ts';

const events = resource('events');
const users = resource('users');
const VIEWS = Object.entries(EVENT_VIEW_PATHS) as [EventView, string][];

/** The list «zum Prüfen» is one state by definition; the lists of what is over are open work themselves. */
function eventFilters(t: Translate<typeof eventsTexts>, view: EventView, work: ListFilter): ListFilter[] {
  const state: ListFilter = {
    kind: 'choices',
    name: 'state',
    label: t('filters.state'),
    options: EVENT_STATE_LABELS,
  };
  return [
    { kind: 'text', name: 'title', label: t('filters.title'), param: 'search' },
    ...(view === 'upcoming' || view === 'reports' ? [work] : []),
    ...(view === 'to-review' ? [] : [state]),
    { kind: 'choices', name: 'type', label: t('filters.type'), options: EVENT_TYPE_LABELS },
    { kind: 'dates', name: 'start', label: t('filters.start') },
    entityFilter({
      name: 'guides',
      label: t('filters.guides'),
      resource: users,
      searchBy: 'user',
      query: { roles: 'ROLE_GUIDE' },
      properties: ['fullName'],
      nameOf: ({ fullName }) => fullName,
    }),
  ];
}

export function Page() {
  const t = useTexts(eventsTexts);
  const listT = useTexts(eventListTexts);
  const { api, now } = useShell();
  const view = viewOf(useLocation().pathname);
  const [openedAt] = useState(now);
  const isOfReports = view === 'reports';
  const work = useWorkFilter(isOfReports ? PAST_EVENT_WORK : UPCOMING_EVENT_WORK);
  return (
    <ResourceList
      resource={events}
      name="events"
      title={t('title')}
      caption={t(`captions.${view}`)}
      tabs={[
        ...VIEWS.map(([name, path]) => ({ path, text: t(`views.${name}`) })),
        { path: PLANNING_BOARD_PATH, text: t('planning') },
      ]}
      properties={EVENT_PROPERTIES}
      query={eventViewQuery(view, openedAt)}
      columns={eventColumns(listT, isOfReports ? REPORT_COLUMNS : EVENT_COLUMNS)}
      filters={eventFilters(t, view, work)}
      sorting={{ column: 'start', direction: isOfReports ? 'desc' : 'asc' }}
      href={isOfReports ? reportPath : occurrencePath}
      nameOf={({ title, code }) => `${title}, ${code}`}
      actions={eventActions(listT, api)}
      tool={(asked) => <ExportButton kind="events" asked={asked} />}
      empty={t(`empty.${view}`)}
    />
  );
}
