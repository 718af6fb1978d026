import type { SessionResponse } from '@firn/shared-contracts/api';
import { iri } from '../../lib/iri.ts';
import type { SessionRow } from '../auth/index.ts';

/** Words for where a session began. An address says little to people, and the library for countries is large. */
const placeOf = (network: string, here: string): string =>
  network === here ? 'dieses Netz' : 'ein anderes Netz';

/** A session as its owner reads it, from the network `here`. */
export const sessionResponse = (
  { id, device, network, createdAt, seenAt }: SessionRow,
  here: string,
  currentId: string | null,
): SessionResponse => ({
  '@id': iri('sessions', id),
  '@type': 'Session',
  id,
  device,
  place: placeOf(network, here),
  createdAt: createdAt.toISOString(),
  seenAt: seenAt.toISOString(),
  isCurrent: id === currentId,
});
