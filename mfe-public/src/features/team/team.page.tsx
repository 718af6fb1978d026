import { type PageContext, useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { teamTexts } from '../../i18n/de-CH/team.ts';
import { PageError } from '../../shared/states/page-error.tsx';
import { PageSkeleton } from '../../shared/states/page-skeleton.tsx';
import { Members } from '../../shared/team/members.tsx';
import { teamQuery } from '../../shared/team/team.queries.ts';
import styles from './team.module.css';

export async function prefetch({ shell, queryClient }: PageContext): Promise<undefined> {
  await queryClient.prefetchQuery(teamQuery(shell.api));
}

export function Page() {
  const t = useTexts(teamTexts);
  const { api } = useShell();
  const team = useQuery(teamQuery(api));
  useHead({ title: t('title'), description: t('description'), canonical: '/team' });
  if (team.isError) return <PageError onRetry={() => void team.refetch()} />;
  if (!team.data) return <PageSkeleton />;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.lead}>{t('description')}</p>
      {team.data.length === 0 ? <p>{t('empty')}</p> : <Members members={team.data} />}
    </div>
  );
}
