import type { CancellationPolicyVersionResponse } from '@firn/shared-contracts/api';
import { lastDayOf } from '@firn/shared-contracts/domain';
import { desc } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Query } from '../../lib/query.ts';
import type { Listed } from '../../records/index.ts';
import { cancellationPolicies } from './cancellation-policies.table.ts';

/** All versions, the newest of each preset first: few enough to be read at once. */
async function allVersions(db: Db): Promise<CancellationPolicyVersionResponse[]> {
  const rows = await db
    .select()
    .from(cancellationPolicies)
    .orderBy(desc(cancellationPolicies.preset), desc(cancellationPolicies.validFrom));
  return rows.map((row) => ({
    '@id': iri('cancellation_policies', row.id),
    '@type': 'CancellationPolicyVersion',
    id: row.id,
    version: row.version,
    preset: row.preset,
    number: row.number,
    validFrom: row.validFrom,
    validTo: lastDayOf(
      row,
      rows.filter(({ preset }) => preset === row.preset),
    ),
    tiers: row.tiers,
  }));
}

export const cancellationPoliciesReads = {
  async list(
    db: Db,
    _query: Query,
    { offset, size }: Page,
  ): Promise<Listed<CancellationPolicyVersionResponse>> {
    const all = await allVersions(db);
    return { items: all.slice(offset, offset + size), total: all.length };
  },

  async find(db: Db, id: string): Promise<CancellationPolicyVersionResponse | null> {
    return (await allVersions(db)).find((version) => version.id === id) ?? null;
  },
};
