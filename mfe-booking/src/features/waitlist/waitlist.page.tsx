import type { WaitlistLinkResponse } from '@firn/shared-contracts/api';
import { useHead, usePageParams, useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { waitlistTexts } from '../../i18n/de-CH/waitlist.ts';
import { Notice } from '../../shared/notice.tsx';
import { OfficeContact } from '../../shared/office-contact.tsx';
import { FailedRegion, LoadingRegion } from '../../shared/region.tsx';
import { EntryFacts, EntryPage } from './entry.tsx';
import { Leave } from './leave.tsx';
import { Offer } from './offer.tsx';
import { Trouble } from './trouble.tsx';
import { useAnswer } from './use-answer.ts';
import { isInvalidLink, waitlistLinkQuery } from './waitlist.queries.ts';

function InvalidLink() {
  const t = useTexts(waitlistTexts);
  return (
    <EntryPage title={t('invalid.title')} isNews={false}>
      <Notice>
        <p>{t('invalid.text')}</p>
        <OfficeContact />
      </Notice>
    </EntryPage>
  );
}

function Over({ hasLeft }: { readonly hasLeft: boolean }) {
  const t = useTexts(waitlistTexts);
  return (
    <EntryPage title={t('over.title')} isNews={hasLeft}>
      <p>{t(hasLeft ? 'over.left' : 'over.text')}</p>
      <p>
        <Link to="/agenda">{t('over.agenda')}</Link>
      </p>
    </EntryPage>
  );
}

function Confirmed({ entry, isNews }: { readonly entry: WaitlistLinkResponse; readonly isNews: boolean }) {
  const t = useTexts(waitlistTexts);
  const { user } = useSession();
  return (
    <EntryPage title={t('confirmed.title')} isNews={isNews}>
      <p>{t('confirmed.text', { number: entry.bookingNumber })}</p>
      <EntryFacts entry={entry} />
      {user && (
        <p>
          <Link to={`/profil/buchung/${entry.id}`}>{t('confirmed.link')}</Link>
        </p>
      )}
      {entry.eventPath && (
        <p>
          <Link to={entry.eventPath}>{t('confirmed.event')}</Link>
        </p>
      )}
    </EntryPage>
  );
}

function Entry({ token }: { readonly token: string }) {
  const t = useTexts(waitlistTexts);
  const { api } = useShell();
  const query = useQuery(waitlistLinkQuery(api, token));
  const { given, sending, trouble, answer } = useAnswer(token);
  const { data: entry } = query;
  if (query.isPending) return <LoadingRegion />;
  // Who has left has taken the link along.
  if (given === 'leave') return <Over hasLeft />;
  if (isInvalidLink(query.error)) return <InvalidLink />;
  if (!entry) return <FailedRegion onRetry={() => void query.refetch()} />;
  if (entry.state === 'over') return <Over hasLeft={false} />;
  if (entry.state === 'confirmed') return <Confirmed entry={entry} isNews={given === 'accept'} />;
  const leave = <Leave isSending={sending === 'leave'} onLeave={() => void answer('leave')} />;
  if (entry.state === 'offered') {
    return (
      <EntryPage key="offered" title={t('offered.title', { count: entry.persons })} isNews={false}>
        {trouble && <Trouble trouble={trouble} />}
        <Offer entry={entry} sending={sending} onAnswer={(wanted) => void answer(wanted)} />
        {leave}
      </EntryPage>
    );
  }
  const { position } = entry;
  return (
    <EntryPage
      key="waiting"
      title={t('waiting.title')}
      isNews={given === 'decline' || trouble?.kind === 'too-late'}
    >
      {trouble && <Trouble trouble={trouble} />}
      {given === 'decline' && !trouble && <p role="status">{t('declined')}</p>}
      <p>
        {position === null ? t('waiting.unknown') : t('waiting.position', { position })} {t('waiting.free')}
      </p>
      <EntryFacts entry={entry} />
      {leave}
    </EntryPage>
  );
}

/** `/profil/warteliste/:token`: opening it changes nothing, because mail scanners open links too. */
export function Page() {
  const t = useTexts(waitlistTexts);
  const { token = '' } = usePageParams();
  useHead({ title: t('title'), robots: 'noindex' });
  return <Entry key={token} token={token} />;
}
