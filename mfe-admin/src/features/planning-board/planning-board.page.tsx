import type { PlanningBoardResponse } from '@firn/shared-contracts/api';
import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton, TabLinks } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { eventsTexts } from '../../i18n/de-CH/events.ts';
import { planningBoardTexts } from '../../i18n/de-CH/planning-board.ts';
import { EVENT_VIEW_PATHS, type EventView, PLANNING_BOARD_PATH } from '../../shared/event-views.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { boardOf, filterRows } from './board.logic.ts';
import { BoardToolbar } from './board-toolbar.tsx';
import { BoardView } from './board-view.tsx';
import { boardQuery } from './planning-board.queries.ts';
import { type BoardAddress, useBoardAddress } from './use-board-address.ts';

const VIEWS = Object.entries(EVENT_VIEW_PATHS) as [EventView, string][];

function EventTabs() {
  const t = useTexts(eventsTexts);
  const tabs = VIEWS.map(([name, path]) => ({ path, text: t(`views.${name}`) }));
  const planning = { path: PLANNING_BOARD_PATH, text: t('planning') };
  return <TabLinks label={t('title')} tabs={[...tabs, planning]} />;
}

interface LoadedProps {
  readonly address: BoardAddress;
  readonly response: PlanningBoardResponse;
}

/** Rows are drawn in slices between other work: `useDeferredValue` begins with none. */
function Loaded({ address, response }: LoadedProps) {
  const { filter, openedAt } = address;
  const { level, text } = filter;
  const board = useMemo(() => boardOf(response, openedAt), [response, openedAt]);
  const rows = useMemo(() => filterRows(board.guides, { level, text }), [board, level, text]);
  const view = useMemo(() => ({ board, rows }), [board, rows]);
  const shown = useDeferredValue(view, null);
  return (
    <>
      <BoardToolbar address={address} guides={response.guides} />
      {shown ? <BoardView {...shown} today={address.today} /> : <PageSkeleton />}
    </>
  );
}

export function Page() {
  const t = useTexts(planningBoardTexts);
  const { api } = useShell();
  const address = useBoardAddress();
  const query = useQuery(boardQuery(api, address.from));
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <>
      <PageHead title={t('title')} />
      <EventTabs />
      {query.data && <Loaded address={address} response={query.data} />}
      {!query.data && query.isError && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <PageSkeleton />}
    </>
  );
}
