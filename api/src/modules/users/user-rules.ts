import { personViolations } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import countries from 'i18n-iso-countries';
import type { Rules } from '../../records/index.ts';
import type { UserRecord } from './users.repository.ts';

const countryViolations = ({ country }: UserRecord) =>
  countries.isValid(country)
    ? []
    : [{ propertyPath: 'country', message: `Das Land «${country}» gibt es nicht.` }];

/** What was entered long ago is not asked about again by whoever changes something else. */
export const userViolations: Rules<UserRecord> = async (_tx, next, { before, now }) =>
  [...personViolations(next, zurichDate(now)), ...countryViolations(next)].filter(({ propertyPath }) => {
    const field = propertyPath as keyof UserRecord;
    return next[field] !== before?.[field];
  });
