import { useShell } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { BlockSection } from '../../block-parts/block-section.tsx';
import type { BlockViewProps } from '../../block-parts/block-view.types.ts';
import blocks from '../../block-parts/blocks.module.css';
import { ErrorNotice } from '../../states/error-notice.tsx';
import { Members } from '../../team/members.tsx';
import { blockTeamQuery } from './team.queries.ts';

/** Guides as the page of the team shows them; nothing while there are none. */
export function Team({ data }: BlockViewProps<'team'>) {
  const { api } = useShell();
  const team = useQuery(blockTeamQuery(api, data));
  if (team.data?.length === 0) return null;
  return (
    <BlockSection title={data.title}>
      {team.isError && <ErrorNotice onRetry={() => void team.refetch()} />}
      {team.data && (
        <div className={data.title === '' ? undefined : blocks.underTitle}>
          <Members members={team.data} />
        </div>
      )}
    </BlockSection>
  );
}
