import { useState } from 'react';
import { useCandidates } from './candidates.ts';

interface SearchListOptions {
  /** IRI. */
  readonly event: string;
  /** The guide who falls out, if there is one; nobody replaces themselves. */
  readonly leaving?: string;
}

export type SearchList = ReturnType<typeof useSearchList>;

const USUAL_HOURS = 24;

/** The guides who are to be asked for an event, in the order in which they were chosen. */
export function useSearchList({ event, leaving }: SearchListOptions) {
  const query = useCandidates({ event });
  const [guides, setGuides] = useState<readonly string[]>([]);
  const [chosenHours, setHours] = useState<number | null>(null);
  const [isTried, setTried] = useState(false);
  const candidates = (query.data?.candidates ?? []).filter(({ guide }) => guide['@id'] !== leaving);
  const hours = chosenHours ?? query.data?.hours ?? USUAL_HOURS;
  return {
    query,
    candidates,
    guides,
    hours,
    setHours,
    isMissing: isTried && guides.length === 0,
    toggle: (guide: string) =>
      setGuides((before) =>
        before.includes(guide) ? before.filter((each) => each !== guide) : [...before, guide],
      ),
    /** Gives what a search is begun with; null, and says so, while nobody is chosen. */
    ready: () => {
      setTried(true);
      return guides.length > 0 ? { event, guides: [...guides], hours } : null;
    },
  };
}
