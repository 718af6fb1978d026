import { START_PAGE } from '@firn/shared-contracts/content';
import { useErrorPage, useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { cmsPreviewTexts } from '../../i18n/de-CH/cms-preview.ts';
import { PageError } from '../../shared/states/page-error.tsx';
import { PageSkeleton } from '../../shared/states/page-skeleton.tsx';
import styles from './cms-preview.module.css';
import { sharedDraftQuery } from './cms-preview.queries.ts';
import { DrawnPage } from './drawn-page.tsx';
import { EditedPage } from './edited-page.tsx';

function SharedDraft({ token }: { readonly token: string }) {
  const t = useTexts(cmsPreviewTexts);
  const { api } = useShell();
  const { data: content, isError, refetch } = useQuery(sharedDraftQuery(api, token));
  useErrorPage(content === null ? 404 : null, t('gone'));
  useHead({ title: content?.title ?? t('title'), robots: 'noindex' });
  if (isError) return <PageError onRetry={() => void refetch()} />;
  if (!content) return <PageSkeleton />;
  return (
    <>
      <p className={styles.notice}>{t('draft')}</p>
      <DrawnPage page={{ ...content, isStartPage: content.completeSlug === START_PAGE }} />
    </>
  );
}

/** A draft: for its authors what their editor sends, for others what a signed link shows (docs/domain/content.md#preview). */
export function Page() {
  const t = useTexts(cmsPreviewTexts);
  const token = new URLSearchParams(useLocation().search).get('token');
  useHead({ title: t('title'), robots: 'noindex' });
  return token === null ? <EditedPage /> : <SharedDraft token={token} />;
}
