import type { BexioPatch } from '@firn/shared-contracts/api';
import { tableKind } from '../../records/index.ts';
import { bexioConnection } from './bexio.table.ts';

export type BexioRecord = Readonly<Required<BexioPatch>>;

export const bexioKind = tableKind<BexioRecord>({
  entity: 'bexio',
  collection: 'bexio',
  table: bexioConnection,
  columns: { active: 'active', startsOn: 'startsOn', taxes: 'taxes', accounts: 'accounts' },
  references: {},
  unique: {},
  labelOf: () => 'bexio',
});
