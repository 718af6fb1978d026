import {
  CONTENT_BLOCKS,
  type ContentBlockInput,
  type ContentDocument,
  type ContentPatch,
  type ContentResponse,
} from '@firn/shared-contracts/api';
import { ContractForm } from '@firn/shared-ui/form';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, type Stored, useWrite } from '@firn/shared-ui/resource';
import { useState } from 'react';
import { contentEditorTexts } from '../../../i18n/de-CH/content-editor.ts';
import { contents } from '../../../shared/content-tree.ts';
import { excerptOf, kindLabelOf } from '../data/block-words.ts';
import { contentValues } from '../data/content-values.ts';
import { FormPreview } from '../preview/form-preview.tsx';
import { useSelect } from '../selection/selection.tsx';
import { BLOCK_LABELS } from './block-labels.ts';
import { BlockList } from './block-list.tsx';
import { validateContentPatch } from './content.validator.generated.js';
import styles from './editor.module.css';
import { PageSection, SearchSection } from './page-fields.tsx';

/** Two people may write on one page, each in blocks of their own. */
const PARTS = {
  blocks: {
    keyOf: ({ id }: ContentBlockInput) => id,
    labelOf: kindLabelOf,
    wordsOf: (block: ContentBlockInput) => excerptOf(block) || kindLabelOf(block),
  },
};

const VIEWS = ['fields', 'preview'] as const;

interface ContentFormProps {
  readonly content: ContentResponse;
}

const placeOf = (path: string): number => Number(/^blocks\[(\d+)\]/.exec(path)?.[1] ?? -1);

/** Writes the draft; a block in which something is wrong opens, so that the complaint has a field to stand at. */
function useSave(content: ContentResponse) {
  const write = useWrite(contents);
  const { setOpen } = useSelect();
  return async (body: ContentPatch, stored: Stored) => {
    try {
      return await write.patch(stored, body);
    } catch (error) {
      const outcome = outcomeOf(error);
      const blocks = body.blocks ?? contentValues(content).blocks;
      if (outcome.kind === 'invalid')
        setOpen(
          outcome.violations.flatMap(({ propertyPath }) => blocks[placeOf(propertyPath)]?.id ?? []),
          true,
        );
      throw error;
    }
  };
}

/** Everything of a page, beside how it will look (docs/domain/content.md#preview). */
export function ContentForm({ content }: ContentFormProps) {
  const t = useTexts(contentEditorTexts);
  const save = useSave(content);
  const [view, setView] = useState<(typeof VIEWS)[number]>('fields');
  const fieldLabels = {
    title: t('fields.title'),
    slug: t('fields.slug'),
    metaDescription: t('fields.metaDescription'),
    metaKeywords: t('fields.metaKeywords'),
    metaIndex: t('fields.metaIndex'),
    blocks: t('fields.blocks'),
    ...BLOCK_LABELS,
  };
  return (
    <ContractForm<ContentResponse, ContentDocument, ContentPatch>
      base={content}
      valuesOf={(item) => contentValues(item ?? content)}
      validate={validateContentPatch}
      save={save}
      label={t('form')}
      fieldLabels={fieldLabels}
      parts={PARTS}
      describe={{
        metaIndex: (isShown: boolean) => t(isShown ? 'yes' : 'no'),
      }}
    >
      <fieldset className={styles.views} aria-label={t('views.label')}>
        {VIEWS.map((name) => (
          <Button
            key={name}
            size="compact-sm"
            variant={name === view ? 'filled' : 'default'}
            aria-pressed={name === view}
            onClick={() => setView(name)}
          >
            {t(`views.${name}`)}
          </Button>
        ))}
      </fieldset>
      <div className={styles.sides} data-view={view}>
        <div className={styles.fields}>
          <PageSection content={content} />
          <BlockList name="blocks" label={t('fields.blocks')} most={CONTENT_BLOCKS} />
          <SearchSection content={content} />
        </div>
        <div className={styles.shown}>
          <FormPreview content={content} />
        </div>
      </div>
    </ContractForm>
  );
}
