import type { ContentTreeItem } from '@firn/shared-contracts/api';
import { pagePath } from '@firn/shared-contracts/content';
import { EntityField, type EntityOption, TextField, useFormValue } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { useMemo } from 'react';
import { contentBlocksTexts } from '../../../i18n/de-CH/content-blocks.ts';
import { useContentTree } from '../../../shared/content-tree.ts';
import type { ControlProps } from './control.types.ts';
import styles from './controls.module.css';

const optionOf = ({ '@id': value, title: label, completeSlug }: ContentTreeItem): EntityOption => ({
  value,
  label,
  hint: pagePath(completeSlug),
});

const isFound = ({ label, hint = '' }: EntityOption, text: string): boolean =>
  `${label} ${hint}`.toLowerCase().includes(text.toLowerCase());

/** A link to a page of the site by the page, or to any other address. */
export function LinkControl({ name, field }: ControlProps<'link'>) {
  const t = useTexts(contentBlocksTexts);
  const { data: pages } = useContentTree();
  const page = useFormValue<string | null>(`${name}.page`) || null;
  const options = useMemo(() => (pages ?? []).map(optionOf), [pages]);
  return (
    <fieldset className={styles.group}>
      <legend>{field.label}</legend>
      <TextField
        name={`${name}.label`}
        label={t('link.label')}
        maxLength={120}
        required={field.isRequired ?? false}
      />
      <EntityField
        name={`${name}.page`}
        label={t('link.page')}
        description={t('link.pageHint')}
        resourceName="content-pages"
        search={async (text) => options.filter((option) => isFound(option, text.trim()))}
        selected={options.find(({ value }) => value === page) ?? null}
      />
      {page === null && (
        <TextField
          name={`${name}.url`}
          label={t('link.url')}
          description={t('link.urlHint')}
          maxLength={1000}
        />
      )}
    </fieldset>
  );
}
