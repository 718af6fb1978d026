import type { BlockData } from '@firn/shared-contracts/content';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { teamQuery } from '../../team/team.queries.ts';

/** All guides that are presented, or those that the office has chosen. */
export const blockTeamQuery = (api: ApiClient, { all, guides }: BlockData<'team'>) =>
  teamQuery(api, all ? null : guides);
