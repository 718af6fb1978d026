import type { Dependents } from '../../records/index.ts';
import { rentingMaterials } from './renting-materials.table.ts';

/** Materials, where they use what is to be removed. */
export const dependentMaterials: Dependents = {
  table: rentingMaterials,
  name: rentingMaterials.title,
  words: ['Mietmaterial', 'Mietmaterialien'],
};
