import { type PageContext, useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { teamTexts } from '../../i18n/de-CH/team.ts';
import { guideKindOf } from '../../shared/guide-level.logic.ts';
import { Picture } from '../../shared/picture/picture.tsx';
import { PageError } from '../../shared/states/page-error.tsx';
import { PageSkeleton } from '../../shared/states/page-skeleton.tsx';
import { firstSentence } from '../../shared/team/first-sentence.logic.ts';
import { type TeamMember, teamQuery } from '../../shared/team/team.queries.ts';
import styles from './team.module.css';

export async function prefetch({ shell, queryClient }: PageContext): Promise<undefined> {
  await queryClient.prefetchQuery(teamQuery(shell.api));
}

function Members({ members }: { readonly members: readonly TeamMember[] }) {
  const t = useTexts(teamTexts);
  return (
    <ul className={styles.members}>
      {members.map((member) => (
        <li key={member.id}>
          <div className={styles.portrait}>
            <Picture image={member.portraitImage} sizes="6rem" decorative />
          </div>
          <div className={styles.words}>
            <Link to={`/team/${member.id}/${member.slug}`}>{member.fullName}</Link>
            {member.guideLevel && <span>{t(`level.${guideKindOf(member.guideLevel)}`)}</span>}
            {member.portraitText && <p>{firstSentence(member.portraitText)}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
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
