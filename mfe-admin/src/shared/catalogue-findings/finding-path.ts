import type { CatalogueFinding } from '@firn/shared-contracts/api';
import { occurrencePath } from '../event-paths.ts';
import { idOf } from '../id-of.ts';
import { offerPath } from '../offer-paths.ts';

/** The page on which a finding is mended. */
export const findingPath = ({ offer, event }: CatalogueFinding): string =>
  event === null ? offerPath({ id: idOf(offer) }) : occurrencePath({ id: idOf(event), offer });
