import { useSearchParams } from 'react-router';
import { idOf } from '../../shared/id-of.ts';

/** The event that the address names, and how another one is chosen, by its IRI. */
export function useChosenEvent(): readonly [string, (iri: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (iri: string | null) => {
    const next = new URLSearchParams(params);
    if (iri) next.set('event', idOf(iri));
    else next.delete('event');
    setParams(next, { state: { keepScroll: true }, replace: true });
  };
  return [params.get('event') ?? '', choose];
}
