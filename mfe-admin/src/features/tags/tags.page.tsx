import type { TagResponse } from '@firn/shared-contracts/api';
import { TextField } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { EditableList } from '@firn/shared-ui/resource-editor';
import { tagsTexts } from '../../i18n/de-CH/tags.ts';
import { useOfferPropertyTabs } from '../../shared/offer-property-tabs.ts';
import { MergeTag } from './merge-tag.tsx';
import { validateTagCreate, validateTagPatch } from './tag.validator.generated.js';

const tags = resource('tags');

const valuesOf = (tag: TagResponse | null) => ({ title: tag?.title ?? '' });

export function Page() {
  const t = useTexts(tagsTexts);
  const fieldLabels = { title: t('fields.title') };
  return (
    <EditableList
      resource={tags}
      name="tags"
      title={t('title')}
      tabs={useOfferPropertyTabs()}
      columns={[{ id: 'title', header: fieldLabels.title, cell: ({ title }) => title }]}
      filters={[{ kind: 'text', name: 'title', label: fieldLabels.title }]}
      empty={t('empty')}
      form={{
        titles: { create: t('create'), edit: t('edit') },
        nameOf: ({ title }) => title,
        valuesOf,
        validateCreate: validateTagCreate,
        validatePatch: validateTagPatch,
        fieldLabels,
        fields: () => <TextField name="title" label={fieldLabels.title} required />,
        actions: (tag, onDone) => <MergeTag tag={tag} onMerged={onDone} />,
      }}
    />
  );
}
