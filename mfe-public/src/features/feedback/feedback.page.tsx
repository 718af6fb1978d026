import { formatDateRange, formatPhone, phoneHref } from '@firn/shared-ui/format';
import { useHead, usePageParams, useShell, useTexts } from '@firn/shared-ui/remote';
import { companyQuery } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { feedbackTexts } from '../../i18n/de-CH/feedback.ts';
import { PageError } from '../../shared/states/page-error.tsx';
import { PageSkeleton } from '../../shared/states/page-skeleton.tsx';
import styles from './feedback.module.css';
import { feedbackRequestQuery, isInvalidLink } from './feedback.queries.ts';
import { FeedbackForm } from './feedback-form.tsx';

/** The message in place of the form; read out when it comes by what somebody did. */
function Message({
  title,
  isNews = false,
  children,
}: {
  readonly title: string;
  readonly isNews?: boolean;
  readonly children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children}
    </div>
  );
}

function OfficeContact() {
  const t = useTexts(feedbackTexts);
  const { api } = useShell();
  const { data } = useQuery(companyQuery(api));
  if (!data) return null;
  return (
    <p>
      {t('office')} <a href={phoneHref(data.phone)}>{formatPhone(data.phone)}</a>,{' '}
      <a href={`mailto:${data.email}`}>{data.email}</a>
    </p>
  );
}

function Thanks({ isNews }: { readonly isNews: boolean }) {
  const t = useTexts(feedbackTexts);
  return (
    <Message title={t('thanks.title')} isNews={isNews}>
      <p>{t(isNews ? 'thanks.text' : 'thanks.again')}</p>
      <p>
        <Link to="/agenda">{t('thanks.agenda')}</Link>
      </p>
    </Message>
  );
}

function Over({ reason }: { readonly reason: 'closed' | 'invalid' }) {
  const t = useTexts(feedbackTexts);
  return (
    <Message title={t(`${reason}.title`)}>
      <p>{t(`${reason}.text`)}</p>
      <OfficeContact />
    </Message>
  );
}

function Feedback({ token }: { readonly token: string }) {
  const t = useTexts(feedbackTexts);
  const { api } = useShell();
  const query = useQuery(feedbackRequestQuery(api, token));
  const [isSent, setIsSent] = useState(false);
  const { data: request } = query;
  if (query.isPending) return <PageSkeleton />;
  if (isInvalidLink(query.error)) return <Over reason="invalid" />;
  if (!request) return <PageError onRetry={() => void query.refetch()} />;
  if (request.state === 'closed') return <Over reason="closed" />;
  if (isSent || request.state === 'answered') return <Thanks isNews={isSent} />;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('heading')}</h1>
      <p className={styles.event}>
        <strong>{request.title}</strong>
        <span>{formatDateRange(request.start, request.end)}</span>
      </p>
      <p>{t('lead')}</p>
      <FeedbackForm token={token} request={request} onSent={() => setIsSent(true)} />
    </div>
  );
}

/** `/rueckmeldung/:token`: opening it answers nothing, because mail scanners open links too. */
export function Page() {
  const t = useTexts(feedbackTexts);
  const { token = '' } = usePageParams();
  useHead({ title: t('title'), robots: 'noindex' });
  return <Feedback key={token} token={token} />;
}
