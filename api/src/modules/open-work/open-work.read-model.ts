import type { OpenWorkGroup } from '@firn/shared-contracts/api';
import { WORK_KINDS, type WorkKind } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import { BOOKING_GROUPS } from './booking-groups.read-model.ts';
import { EVENT_GROUPS } from './event-groups.read-model.ts';
import { OFFER_GROUPS } from './offer-groups.read-model.ts';
import { PAGE_GROUPS } from './page-groups.read-model.ts';
import { PRIVATE_GROUPS } from './private-groups.read-model.ts';
import type { ReadGroup } from './read-group.read-model.ts';

const READERS: Readonly<Record<WorkKind, ReadGroup>> = {
  ...EVENT_GROUPS,
  ...BOOKING_GROUPS,
  ...OFFER_GROUPS,
  ...PRIVATE_GROUPS,
  ...PAGE_GROUPS,
};

/** Every kind with its number and its most urgent items: one statement a kind. */
export async function readOpenWork(db: Db, now: Date): Promise<OpenWorkGroup[]> {
  const groups: OpenWorkGroup[] = [];
  for (const kind of WORK_KINDS) groups.push({ kind, ...(await READERS[kind](db, now)) });
  return groups;
}
