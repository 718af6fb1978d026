import type { EventResponse } from '@firn/shared-contracts/api';
import { openedFrom } from '@firn/shared-contracts/shell';
import { formatDateRange } from '@firn/shared-ui/format';
import { Slot, usePageParams, useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { ResourcePage } from '@firn/shared-ui/resource-page';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { eventFrameTexts } from '../../i18n/de-CH/event-frame.ts';
import { DecisionLight } from '../decision-light.tsx';
import { GuidesButton } from '../event-guides/guides-button.tsx';
import { EVENT_PAGES } from '../event-paths.ts';
import { EventState } from '../event-state.tsx';
import { EVENT_VIEW_PATHS } from '../event-views.ts';
import { Occupancy } from '../occupancy.tsx';
import { offerPath } from '../offer-paths.ts';
import { EventActions } from './event-actions.tsx';
import styles from './event-frame.module.css';

const events = resource('events');

/**
 * By its address an event lies below its offer. Whoever comes from the dashboard, the search, a mail or into a new tab
 * came from no list; then it belongs to the events, in the side navigation too.
 */
function useHomeList(): void {
  const { navigation } = useShell();
  const location = useLocation();
  useEffect(() => {
    if (openedFrom(location)) return;
    const { pathname, search, hash } = location;
    navigation.replace(pathname + search + hash, { from: EVENT_VIEW_PATHS.upcoming });
  }, [navigation, location]);
}

/** Date, seats, guides and the decision, on every page of the event. */
function EventHead({ event }: { readonly event: EventResponse }) {
  const t = useTexts(eventFrameTexts);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('date'), formatDateRange(event.start, event.end)],
    [t('seats'), <Occupancy key="seats" event={event} />],
    [t('guides'), <GuidesButton key="guides" event={event} />],
    ...(event.state === 'open'
      ? [[t('decision'), <DecisionLight key="decision" event={event} />] as const]
      : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Other teams offer their tools to those who run the event. */
function EventTools({ event: { id, title } }: { readonly event: EventResponse }) {
  const context = useMemo(() => ({ id, title }), [id, title]);
  return (
    <div className={styles.tools}>
      <Slot name="office-event-tools" context={context} />
    </div>
  );
}

/** Name, code, state, steps and tabs of an event, the same on each of its pages. */
export function EventFrame({ children }: { children(event: EventResponse): ReactNode }) {
  const t = useTexts(eventFrameTexts);
  const { id = '', offerId = '' } = usePageParams();
  const path = `${offerPath({ id: offerId }, 'occurrences')}/${id}`;
  useHomeList();
  return (
    <ResourcePage
      resource={events}
      id={id}
      title={t('title')}
      nameOf={({ title }) => title}
      codeOf={({ code }) => code}
      statusOf={(event) => <EventState event={event} />}
      actions={(event) => <EventActions event={event} />}
      tabs={[
        { path, text: t('tabs.overview') },
        ...EVENT_PAGES.map((name) => ({ path: `${path}/${name}`, text: t(`tabs.${name}`) })),
      ]}
    >
      {(event) => (
        <>
          <EventHead event={event} />
          <EventTools event={event} />
          {children(event)}
        </>
      )}
    </ResourcePage>
  );
}
