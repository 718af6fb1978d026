import { atom } from 'jotai';

/** Whether the filters cover the page on a phone. */
export const drawerOpenAtom = atom(false);

/** The place chosen on the map, as `lat,lng`; its dates are marked in the list beside it. */
export const selectedSpotAtom = atom<string | null>(null);
