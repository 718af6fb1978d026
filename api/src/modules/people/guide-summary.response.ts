import type { GuideSummary } from '@firn/shared-contracts/api';
import { slugify } from '@firn/shared-contracts/domain';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import type { UserRow } from './people.read-model.ts';

/** What of a user the summary of a guide needs. */
type GuideRow = Pick<UserRow, 'id' | 'firstName' | 'lastName' | 'presentedOnWebsite'>;

export function guideSummary(user: GuideRow): GuideSummary {
  const fullName = fullNameOf(user);
  return {
    '@id': iri('users', user.id),
    id: user.id,
    fullName,
    slug: slugify(fullName),
    presentedOnWebsite: user.presentedOnWebsite,
  };
}
