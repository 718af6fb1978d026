import type { Dependents } from '../../records/index.ts';
import { offers } from './offers.table.ts';

/** Offers, where they use what is to be removed. */
export const dependentOffers: Dependents = {
  table: offers,
  name: offers.title,
  words: ['Angebot', 'Angebote'],
};
