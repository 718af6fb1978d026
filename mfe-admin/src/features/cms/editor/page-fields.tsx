import type { ContentResponse } from '@firn/shared-contracts/api';
import { pagePath, START_PAGE } from '@firn/shared-contracts/content';
import { CheckboxField, FormSection, TextareaField, TextField, useFormValue } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { contentEditorTexts } from '../../../i18n/de-CH/content-editor.ts';
import { SearchResult } from './search-result.tsx';

interface ContentProps {
  readonly content: ContentResponse;
}

const isHome = ({ completeSlug }: ContentResponse): boolean => completeSlug === START_PAGE;

/** Where readers will find the page with the slug that stands in the form. */
function useAddress(content: ContentResponse): string {
  const slug = useFormValue<string>('slug');
  const above = content.parents.at(-1)?.completeSlug;
  return pagePath(isHome(content) ? START_PAGE : [above, slug].filter(Boolean).join('/'));
}

/** What the page is called, and its address. */
export function PageSection({ content }: ContentProps) {
  const t = useTexts(contentEditorTexts);
  const address = useAddress(content);
  const moves = content.publishedAt !== null && address !== pagePath(content.completeSlug);
  return (
    <FormSection title={t('page')}>
      <TextField name="title" label={t('fields.title')} maxLength={160} required />
      {!isHome(content) && (
        <TextField
          name="slug"
          label={t('fields.slug')}
          description={t(moves ? 'slugMoves' : 'slugHint', { address })}
          maxLength={80}
          required
        />
      )}
    </FormSection>
  );
}

/** What search engines read. */
export function SearchSection({ content }: ContentProps) {
  const t = useTexts(contentEditorTexts);
  const address = useAddress(content);
  return (
    <FormSection title={t('search')}>
      <TextareaField
        name="metaDescription"
        label={t('fields.metaDescription')}
        description={t('descriptionHint')}
        maxLength={320}
      />
      <TextField
        name="metaKeywords"
        label={t('fields.metaKeywords')}
        description={t('keywordsHint')}
        maxLength={320}
      />
      <CheckboxField name="metaIndex" label={t('fields.metaIndex')} />
      <SearchResult address={address} />
    </FormSection>
  );
}
