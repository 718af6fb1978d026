import { useTexts } from '@firn/shared-ui/remote';
import { useAtom } from 'jotai';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { agendaTexts } from '../../i18n/de-CH/agenda.ts';
import type { EventCardData } from '../../shared/event-card/event-card.fields.ts';
import { EventCard } from '../../shared/event-card/event-card.tsx';
import { selectedSpotAtom } from './agenda.atoms.ts';
import type { AgendaFilters, Around } from './filters.logic.ts';
import { MapCanvas } from './map-canvas.tsx';
import styles from './map-view.module.css';
import { spotKeyOf, spotsOf } from './spots.logic.ts';

interface MapViewProps {
  readonly filters: AgendaFilters;
  readonly change: (filters: AgendaFilters) => void;
  readonly events: readonly EventCardData[];
  /** Shown in the list when there are no events. */
  readonly children: ReactNode;
}

interface ListItemProps {
  readonly event: EventCardData;
  readonly selected: string | null;
  readonly onShow: (spot: string) => void;
}

function ListItem({ event, selected, onShow }: ListItemProps) {
  const t = useTexts(agendaTexts);
  const spot = spotKeyOf(event);
  const isSelected = spot !== null && spot === selected;
  return (
    <li className={styles.item} data-spot={spot} data-selected={isSelected || undefined}>
      <EventCard event={event} shape="compact" headingLevel={2} />
      {spot !== null && (
        <button type="button" className={styles.show} aria-pressed={isSelected} onClick={() => onShow(spot)}>
          {t('map.show')}
        </button>
      )}
    </li>
  );
}

/** The list with a map beside it. The list holds everything the map shows, so nobody needs the map. */
export function MapView({ filters, change, events, children }: MapViewProps) {
  const t = useTexts(agendaTexts);
  const list = useRef<HTMLUListElement>(null);
  const [selected, setSelected] = useAtom(selectedSpotAtom);
  const spots = useMemo(() => spotsOf(events), [events]);
  const selectOnMap = useCallback(
    (key: string | null) => {
      setSelected(key);
      if (key) list.current?.querySelector(`[data-spot="${key}"]`)?.scrollIntoView({ block: 'nearest' });
    },
    [setSelected],
  );
  const searchHere = (section: Omit<Around, 'location'>) =>
    change({ ...filters, around: { location: t('fields.section'), ...section } });
  return (
    <div className={styles.view}>
      <div className={styles.listColumn}>
        {children}
        <ul ref={list} className={styles.list}>
          {events.map((event) => (
            <ListItem key={event.id} event={event} selected={selected} onShow={setSelected} />
          ))}
        </ul>
      </div>
      <MapCanvas spots={spots} selected={selected} onSelect={selectOnMap} onSearchHere={searchHere} />
    </div>
  );
}
