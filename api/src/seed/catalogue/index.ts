import { inOrder } from '../in-order.ts';
import { COURSES } from './offers/courses.ts';
import { EASTERN_HIGH_TOURS } from './offers/eastern-high-tours.ts';
import { HIGH_TOURS } from './offers/high-tours.ts';
import { MORE_COURSES } from './offers/more-courses.ts';
import { ROCK } from './offers/rock.ts';
import { SKI_HIGH_TOURS } from './offers/ski-high-tours.ts';
import { SKI_TOURS } from './offers/ski-tours.ts';
import { SNOW_AND_ICE } from './offers/snow-and-ice.ts';
import { TREKS } from './offers/treks.ts';
import { WALKS } from './offers/walks.ts';
import type { OfferSeed } from './types.ts';

/** The whole catalogue, in the order of the codes. */
export const OFFERS: readonly OfferSeed[] = [
  ...HIGH_TOURS,
  ...EASTERN_HIGH_TOURS,
  ...SKI_TOURS,
  ...SKI_HIGH_TOURS,
  ...SNOW_AND_ICE,
  ...WALKS,
  ...TREKS,
  ...ROCK,
  ...COURSES,
  ...MORE_COURSES,
].toSorted((left, right) => inOrder(left.code, right.code));
