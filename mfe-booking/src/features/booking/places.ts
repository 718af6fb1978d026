import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The parts of the form by the fragment of its address: the review leads back to each. */
export const BOOKER_PLACE = 'bucht';
export const MESSAGE_PLACE = 'mitteilung';
export const personPlace = (index: number): string => `person-${index}`;

/** The form comes after the page, so the browser does not find the part by itself. */
export function useNamedPlace(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus();
  }, [hash]);
}
