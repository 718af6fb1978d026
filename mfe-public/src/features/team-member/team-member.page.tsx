import type { UserResponse } from '@firn/shared-contracts/api';
import {
  type PageContext,
  type PageRedirect,
  useHead,
  usePageParams,
  useShell,
  useTexts,
} from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { teamTexts } from '../../i18n/de-CH/team.ts';
import { voicesTexts } from '../../i18n/de-CH/voices.ts';
import { guideKindOf } from '../../shared/guide-level.logic.ts';
import { Prose } from '../../shared/prose/prose.tsx';
import { PageError } from '../../shared/states/page-error.tsx';
import { PageSkeleton } from '../../shared/states/page-skeleton.tsx';
import { DateList } from '../../shared/tour/date-list.tsx';
import { upcomingQuery } from '../../shared/tour/upcoming.queries.ts';
import { ratingJsonLd } from '../../shared/voices/rating-json-ld.logic.ts';
import { voicesQuery } from '../../shared/voices/voices.queries.ts';
import { hasVoices, Voices } from '../../shared/voices/voices.tsx';
import styles from './team-member.module.css';
import { memberQuery } from './team-member.queries.ts';

export async function prefetch(context: PageContext): Promise<PageRedirect | undefined> {
  const { queryClient, params } = context;
  const { api } = context.shell;
  const member = memberQuery(api, params.id ?? '');
  await Promise.all([
    queryClient.prefetchQuery(member),
    queryClient.prefetchQuery(upcomingQuery(api, { guides: `/api/users/${params.id}` })),
    queryClient.prefetchQuery(voicesQuery(api, { guide: params.id ?? '' })),
  ]);
  return queryClient.getQueryData(member.queryKey) === null ? { redirect: '/team' } : undefined;
}

function Dates({ member }: { readonly member: UserResponse }) {
  const t = useTexts(teamTexts);
  const { api } = useShell();
  const upcoming = useQuery(upcomingQuery(api, { guides: `/api/users/${member.id}` }));
  if (!upcoming.data) return null;
  return (
    <section aria-labelledby="member-dates">
      <h2 id="member-dates" className={styles.subtitle}>
        {t('events', { name: member.firstName })}
      </h2>
      <DateList events={upcoming.data} />
    </section>
  );
}

function Member({ member }: { readonly member: UserResponse }) {
  const t = useTexts(teamTexts);
  const voicesText = useTexts(voicesTexts);
  const { api } = useShell();
  const { data: voices } = useQuery(voicesQuery(api, { guide: member.id }));
  // A person has no rating in schema.org; what they offer has.
  const service = {
    '@type': 'Service',
    name: voicesText('product', { name: member.fullName }),
    provider: { '@type': 'Person', name: member.fullName },
  };
  useHead({
    title: t('memberTitle', { name: member.fullName }),
    canonical: `/team/${member.id}/${member.slug}`,
    ...(member.portraitText && { description: member.portraitText }),
    ...ratingJsonLd(service, voices),
  });
  return (
    <article className={styles.page}>
      <p>
        <Link to="/team">{t('all')}</Link>
      </p>
      <h1 className={styles.title}>{member.fullName}</h1>
      {member.guideLevel && <p className={styles.level}>{t(`level.${guideKindOf(member.guideLevel)}`)}</p>}
      {member.portraitText && <Prose text={member.portraitText} />}
      <Dates member={member} />
      {hasVoices(voices) && (
        <section className={styles.voices} aria-labelledby="member-voices">
          <h2 id="member-voices" className={styles.subtitle}>
            {voicesText('title')}
          </h2>
          <Voices voices={voices} />
        </section>
      )}
    </article>
  );
}

/** A guide's page. For a guide who is not presented, prefetch redirects to /team. */
export function Page() {
  const { api } = useShell();
  const { id = '' } = usePageParams();
  const member = useQuery(memberQuery(api, id));
  if (member.data) return <Member member={member.data} />;
  if (member.isError) return <PageError onRetry={() => void member.refetch()} />;
  return <PageSkeleton />;
}
