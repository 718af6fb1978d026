import { EVENT_STATE_LABELS, EVENT_TYPE_LABELS } from '@firn/shared-ui/labels';
import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { DataTable, Pager, tableDataOf, useListAddress } from '@firn/shared-ui/table';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { eventsTexts } from '../../i18n/de-CH/events.ts';
import { EVENT_VIEW_PATHS, type EventView } from '../../shared/event-views.ts';
import { ListFilters } from '../../shared/list-filters.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { TabLinks } from '../../shared/tab-links.tsx';
import { eventColumns } from './event-columns.tsx';
import { EVENT_SORTING, EVENTS_PER_PAGE, eventListParameters, viewOf } from './event-list.logic.ts';
import { eventListQuery } from './event-list.queries.ts';

const VIEWS = Object.entries(EVENT_VIEW_PATHS) as [EventView, string][];

export function Page() {
  const t = useTexts(eventsTexts);
  const { api, now } = useShell();
  const view = viewOf(useLocation().pathname);
  const address = useListAddress(EVENT_SORTING);
  const [openedAt] = useState(now);
  const query = useQuery(eventListQuery(api, eventListParameters(view, address, openedAt)));
  const columns = useMemo(() => eventColumns(t), [t]);
  const byState = { name: 'state', label: t('filters.state'), options: EVENT_STATE_LABELS };
  const byType = { name: 'type', label: t('filters.type'), options: EVENT_TYPE_LABELS };
  useHead({ title: t(`captions.${view}`), robots: 'noindex' });
  return (
    <>
      <PageHead title={t('title')} />
      <TabLinks
        label={t('views.label')}
        tabs={VIEWS.map(([name, path]) => ({ path, text: t(`views.${name}`) }))}
      />
      <ListFilters
        address={address}
        text={{ name: 'title', label: t('filters.title') }}
        choices={view === 'to-review' ? [byType] : [byState, byType]}
      />
      <DataTable
        caption={t(`captions.${view}`)}
        columns={columns}
        data={tableDataOf(query)}
        rowKey={(event) => event.id}
        empty={t(`empty.${view}`)}
        sorting={address.sorting}
        onSort={address.setSorting}
      />
      <Pager
        page={address.page}
        pageSize={EVENTS_PER_PAGE}
        total={query.data?.totalItems ?? 0}
        pageHref={address.pageHref}
      />
    </>
  );
}
