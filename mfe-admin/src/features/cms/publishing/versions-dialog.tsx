import type { ContentResponse, ContentVersion, ContentVersionDocument } from '@firn/shared-contracts/api';
import { formatDateTime } from '@firn/shared-ui/format';
import { Button, Modal } from '@firn/shared-ui/mantine';
import { hasUnsavedText, useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contentPublishingTexts } from '../../../i18n/de-CH/content-publishing.ts';
import { contents } from '../../../shared/content-tree.ts';
import { useContentVersions } from '../data/contents.ts';
import { useContentWrites } from '../data/use-content-writes.ts';
import { Comparison } from './comparison.tsx';
import styles from './publishing.module.css';
import { useTelling } from './use-telling.ts';

interface VersionsProps {
  readonly content: ContentResponse;
  readonly onClose: () => void;
}

function Compared({ content, number }: { readonly content: ContentResponse; readonly number: number }) {
  const { api } = useShell();
  const { data, error, refetch } = useQuery({
    queryKey: [...contents.keys.all, 'version', content['@id'], number],
    queryFn: ({ signal }) =>
      api.get<ContentVersionDocument>(`${content['@id']}/versions/${number}`, { signal }),
  });
  if (!data) return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return content.draft && <Comparison version={data} draft={content.draft} />;
}

function Restore({ content, number, onClose }: VersionsProps & { readonly number: number }) {
  const t = useTexts(contentPublishingTexts);
  const { toasts } = useShell();
  const { restore } = useContentWrites();
  const tell = useTelling(content);
  const { mutate, isPending } = useMutation({
    mutationFn: () => restore(content, number),
    onSuccess: () => {
      tell.done(t('done.restored', { number }));
      onClose();
    },
    onError: tell.failed,
  });
  const start = () => {
    // The draft would be another one below what is typed.
    if (hasUnsavedText()) toasts.add({ variant: 'error', text: t('saveFirst') });
    else mutate();
  };
  return (
    <Button variant="default" loading={isPending} onClick={start} aria-label={t('restoreOf', { number })}>
      {t('restore')}
    </Button>
  );
}

function VersionRow({
  content,
  version,
  isCompared,
  onCompare,
  onClose,
}: VersionsProps & {
  readonly version: ContentVersion;
  readonly isCompared: boolean;
  readonly onCompare: () => void;
}) {
  const t = useTexts(contentPublishingTexts);
  const { number, at, author } = version;
  return (
    <li className={styles.version}>
      <span>
        <strong>{t('version', { number })}</strong> {formatDateTime(at)}
        {author && `, ${author}`}
      </span>
      <span className={styles.actions}>
        <Button
          variant="default"
          aria-expanded={isCompared}
          aria-label={t('compareOf', { number })}
          onClick={onCompare}
        >
          {t('compareIt')}
        </Button>
        <Restore content={content} number={number} onClose={onClose} />
      </span>
      {isCompared && <Compared content={content} number={number} />}
    </li>
  );
}

/** The publications of a page, to compare with the draft and to come back to. */
export function VersionsDialog({ content, onClose }: VersionsProps) {
  const t = useTexts(contentPublishingTexts);
  const { data: versions, error, refetch } = useContentVersions(content['@id']);
  const [compared, setCompared] = useState<number | null>(null);
  return (
    <Modal opened onClose={onClose} title={t('versions')} size="xl" transitionProps={{ duration: 0 }}>
      {!versions && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
      {versions?.length === 0 && <p>{t('noVersions')}</p>}
      <ol className={styles.versions}>
        {versions?.map((version) => (
          <VersionRow
            key={version.number}
            content={content}
            version={version}
            isCompared={version.number === compared}
            onCompare={() => setCompared(version.number === compared ? null : version.number)}
            onClose={onClose}
          />
        ))}
      </ol>
    </Modal>
  );
}
