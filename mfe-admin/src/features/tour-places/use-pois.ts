import { useFormChange, useFormValue } from '@firn/shared-ui/form';
import { useCallback, useEffect, useRef, useState } from 'react';
import { moved } from '../../shared/moved.ts';
import { type Point, roundedPoint, type TypedPoi } from '../../shared/places/poi.ts';

/** Of the contract. */
export const MOST_POIS = 60;

/** Where the row at `index` is once another one was moved. */
export function indexAfter(index: number, from: number, to: number): number {
  if (index === from) return to;
  if (from < index && index <= to) return index - 1;
  if (to <= index && index < from) return index + 1;
  return index;
}

/** Gives the focus to the first match of a selector once what it asks for is drawn. */
export function useFocusSoon() {
  const region = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    region.current?.querySelector<HTMLElement>(wanted)?.focus();
    setWanted(null);
  }, [wanted]);
  return { region, focusSoon: setWanted };
}

/** The places in the form, and which one is chosen. */
export function usePois() {
  const pois = useFormValue<readonly TypedPoi[]>('pois');
  const change = useFormChange();
  const [selected, setSelected] = useState<number | null>(null);
  const latest = useRef(pois);
  latest.current = pois;
  const set = useCallback((next: readonly TypedPoi[]) => change('pois', next), [change]);
  return {
    pois,
    selected: selected !== null && selected < pois.length ? selected : null,
    select: setSelected,
    /** Answers where it stands; null when there are as many as there may be. */
    add: (poi: TypedPoi): number | null => {
      // A click on the map comes long after the render that the map was made in.
      const index = latest.current.length;
      if (index >= MOST_POIS) return null;
      set([...latest.current, poi]);
      setSelected(index);
      return index;
    },
    remove: (index: number) => {
      set(pois.filter((_poi, other) => other !== index));
      setSelected(null);
    },
    move: (from: number, to: number) => {
      set(moved(pois, from, to));
      setSelected(selected === null ? null : indexAfter(selected, from, to));
    },
    place: (index: number, point: Point) =>
      set(pois.map((poi, other) => (other === index ? { ...poi, ...roundedPoint(point) } : poi))),
  };
}
