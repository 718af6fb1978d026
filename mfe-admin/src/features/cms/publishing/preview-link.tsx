import type { ContentPreviewLink, ContentResponse } from '@firn/shared-contracts/api';
import { formatDateTime } from '@firn/shared-ui/format';
import { Button, TextInput } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { contentPublishingTexts } from '../../../i18n/de-CH/content-publishing.ts';
import styles from './publishing.module.css';
import { useTelling } from './use-telling.ts';

interface LinkDialogProps {
  readonly link: ContentPreviewLink;
  readonly onClose: () => void;
}

function LinkDialog({ link, onClose }: LinkDialogProps) {
  const t = useTexts(contentPublishingTexts);
  const [isCopied, setCopied] = useState(false);
  const url = new URL(link.url, window.location.origin).href;
  const copy = () => void navigator.clipboard.writeText(url).then(() => setCopied(true));
  return (
    <Dialog
      title={t('link.title')}
      closeText={t('close')}
      onClose={onClose}
      action={<Button onClick={copy}>{isCopied ? t('link.copied') : t('link.copy')}</Button>}
    >
      <div className={styles.step}>
        <p>{t('link.text', { until: formatDateTime(link.until) })}</p>
        <TextInput
          label={t('link.address')}
          value={url}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
    </Dialog>
  );
}

/** Makes a link that shows the draft to whoever has it, for a week. */
export function PreviewLink({ content }: { readonly content: ContentResponse }) {
  const t = useTexts(contentPublishingTexts);
  const { api } = useShell();
  const tell = useTelling(content);
  const make = useMutation({
    mutationFn: () => api.post<ContentPreviewLink>(`${content['@id']}/preview_links`, {}, { quiet: true }),
    onError: tell.failed,
  });
  return (
    <>
      <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
        {t('link.make')}
      </Button>
      {make.data && <LinkDialog link={make.data} onClose={() => make.reset()} />}
    </>
  );
}
