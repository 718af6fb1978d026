import type { ContentResponse } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/remote';
import { ResourcePage } from '@firn/shared-ui/resource-page';
import { contentEditorTexts } from '../../../i18n/de-CH/content-editor.ts';
import { CMS_PATH, contentPath } from '../../../shared/cms-paths.ts';
import { contents } from '../../../shared/content-tree.ts';
import { ContentStanding } from '../publishing/content-state.tsx';
import { PublishingBar } from '../publishing/publishing-bar.tsx';
import { SelectionProvider } from '../selection/selection.tsx';
import { ContentForm } from './content-form.tsx';

interface ContentPageProps {
  readonly id: string;
  readonly completeSlug?: string;
}

const standingOf = ({ public: isPublic, isChanged, publishAt, hideAt, stepRefusedAt }: ContentResponse) => ({
  state: isPublic ? ('published' as const) : ('hidden' as const),
  isChanged: isChanged ?? false,
  publishAt,
  hideAt,
  stepRefusedAt,
});

/** A page of the site, to write and to publish. */
export function ContentPage({ id, completeSlug = '' }: ContentPageProps) {
  const t = useTexts(contentEditorTexts);
  return (
    <SelectionProvider>
      <ResourcePage
        resource={contents}
        id={id}
        title={t('title')}
        nameOf={({ draft, title }) => draft?.title ?? title}
        statusOf={(content) => <ContentStanding {...standingOf(content)} />}
        actions={(content) => <PublishingBar content={content} />}
        tabs={[
          { path: contentPath({ id, completeSlug }), text: t('tabs.write') },
          { path: CMS_PATH, text: t('tabs.pages') },
        ]}
      >
        {(content) => <ContentForm content={content} />}
      </ResourcePage>
    </SelectionProvider>
  );
}
