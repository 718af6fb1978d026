import type { SearchWordResponse } from '@firn/shared-contracts/api';
import { TextField } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { EditableList } from '@firn/shared-ui/resource-editor';
import { searchWordsTexts } from '../../i18n/de-CH/search-words.ts';
import { useSettingsTabs } from '../../shared/use-settings-tabs.ts';
import { validateSearchWordCreate, validateSearchWordPatch } from './search-word.validator.generated.js';

const searchWords = resource('search_words');

const valuesOf = (searchWord: SearchWordResponse | null) => ({
  title: searchWord?.title ?? '',
  meaning: searchWord?.meaning ?? '',
});

export function Page() {
  const t = useTexts(searchWordsTexts);
  const fieldLabels = {
    title: t('fields.title'),
    meaning: t('fields.meaning'),
  };
  return (
    <EditableList
      resource={searchWords}
      name="search-words"
      title={t('title')}
      tabs={useSettingsTabs()}
      columns={[
        { id: 'title', header: fieldLabels.title, cell: ({ title }) => title },
        { id: 'meaning', header: fieldLabels.meaning, cell: ({ meaning }) => meaning },
      ]}
      empty={t('empty')}
      form={{
        titles: { create: t('create'), edit: t('edit') },
        nameOf: ({ title }) => title,
        valuesOf,
        validateCreate: validateSearchWordCreate,
        validatePatch: validateSearchWordPatch,
        fieldLabels,
        fields: () => (
          <>
            <TextField name="title" label={fieldLabels.title} description={t('hints.title')} required />
            <TextField name="meaning" label={fieldLabels.meaning} description={t('hints.meaning')} required />
          </>
        ),
      }}
    />
  );
}
