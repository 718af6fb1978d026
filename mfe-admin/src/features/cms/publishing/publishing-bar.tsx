import type { ContentResponse, ContentState } from '@firn/shared-contracts/api';
import { pagePath, START_PAGE } from '@firn/shared-contracts/content';
import { Button } from '@firn/shared-ui/mantine';
import { hasUnsavedText, useShell, useTexts } from '@firn/shared-ui/remote';
import { useWrite } from '@firn/shared-ui/resource';
import { useState } from 'react';
import { Link } from 'react-router';
import { contentPublishingTexts } from '../../../i18n/de-CH/content-publishing.ts';
import { CMS_PATH, previewPath } from '../../../shared/cms-paths.ts';
import { contents } from '../../../shared/content-tree.ts';
import { EndDialog } from '../../../shared/end-dialog.tsx';
import { PreviewLink } from './preview-link.tsx';
import { plannedAt, stepsOf } from './step.ts';
import { StepDialog } from './step-dialog.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

interface ContentProps {
  readonly content: ContentResponse;
}

/** Opens the dialog of a step, once what is typed is stored: readers get what is stored. */
function StepButtons({ content }: ContentProps) {
  const t = useTexts(contentPublishingTexts);
  const { toasts } = useShell();
  const [to, setTo] = useState<ContentState | null>(null);
  const steps = new Set([
    ...stepsOf(content),
    ...(['published', 'hidden'] as const).filter((step) => plannedAt(content, step) !== null),
  ]);
  const open = (step: ContentState) => {
    if (hasUnsavedText()) toasts.add({ variant: 'error', text: t('saveFirst') });
    else setTo(step);
  };
  return (
    <>
      {[...steps].map((step) => (
        <Button key={step} variant={step === 'published' ? 'filled' : 'default'} onClick={() => open(step)}>
          {t(`steps.${step}`)}
        </Button>
      ))}
      {to && <StepDialog content={content} to={to} onClose={() => setTo(null)} />}
    </>
  );
}

/** Puts a hidden page into the bin (docs/domain/content.md#states). */
function BinButton({ content }: ContentProps) {
  const t = useTexts(contentPublishingTexts);
  const { navigation } = useShell();
  const write = useWrite(contents);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="default" color="red" onClick={() => setIsAsking(true)}>
        {t('bin.put')}
      </Button>
      {isAsking && (
        <EndDialog
          words={{
            title: t('bin.title', { title: content.title }),
            text: t('bin.text'),
            confirm: t('bin.put'),
            cancel: t('close'),
            done: t('bin.done'),
          }}
          end={() => write.remove(content)}
          onEnded={async () => navigation.push(CMS_PATH)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

/** What can be done with a page as a whole. */
export function PublishingBar({ content }: ContentProps) {
  const t = useTexts(contentPublishingTexts);
  const [showsVersions, setShowsVersions] = useState(false);
  const isHome = content.completeSlug === START_PAGE;
  return (
    <>
      <StepButtons content={content} />
      <Button component={Link} variant="default" to={previewPath(content)}>
        {t('preview')}
      </Button>
      <PreviewLink content={content} />
      <Button variant="default" onClick={() => setShowsVersions(true)}>
        {t('versions')}
      </Button>
      {content.public && (
        <Button component={Link} variant="default" to={pagePath(content.completeSlug)}>
          {t('website')}
        </Button>
      )}
      {!content.public && !isHome && <BinButton content={content} />}
      {showsVersions && <VersionsDialog content={content} onClose={() => setShowsVersions(false)} />}
    </>
  );
}
