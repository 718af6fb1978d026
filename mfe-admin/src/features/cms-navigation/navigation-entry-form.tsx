import type {
  NavigationEntryCreate,
  NavigationEntryPatch,
  NavigationEntryResponse,
} from '@firn/shared-contracts/api';
import {
  CheckboxField,
  EntityField,
  type EntityOption,
  SelectField,
  TextField,
  useFormValue,
} from '@firn/shared-ui/form';
import type { Translate } from '@firn/shared-ui/i18n';
import { useTexts } from '@firn/shared-ui/remote';
import type { ItemForm } from '@firn/shared-ui/resource-editor';
import { isWithin } from '@firn/shared-ui/tree';
import { cmsNavigationTexts } from '../../i18n/de-CH/cms-navigation.ts';
import { nodeOf } from '../../shared/tree-moves/tree-moves.logic.ts';
import {
  validateNavigationEntryCreate,
  validateNavigationEntryPatch,
} from './navigation-entry.validator.generated.js';
import { depthOf } from './visible.logic.ts';

type T = Translate<typeof cmsNavigationTexts>;
type All = readonly NavigationEntryResponse[];

/** docs/domain/content.md#navigation */
const LEVELS = 3;

const valuesOf = (entry: NavigationEntryResponse | null) => ({
  name: entry?.reference.name ?? '',
  parent: entry?.parent ?? null,
  content: entry?.content ?? null,
  url: entry?.url ?? null,
  slug: entry?.reference.slug ?? '',
  public: entry?.public ?? true,
});
type Values = ReturnType<typeof valuesOf>;

type EntryForm = ItemForm<NavigationEntryResponse, Values, NavigationEntryCreate, NavigationEntryPatch>;

/** Where an entry can stand: not below itself, and not deeper than the menu goes. */
function parentOptions(all: All, entry: NavigationEntryResponse | null, t: T) {
  const nodes = all.map(nodeOf);
  const others = all.filter(
    (one) => depthOf(one, all) < LEVELS - 1 && !(entry && isWithin(nodes, one['@id'], entry['@id'])),
  );
  return [
    { value: '', label: t('noParent') },
    ...others.map(({ '@id': value, reference }) => ({ value, label: reference.name })),
  ];
}

const isFound = ({ label, hint = '' }: EntityOption, text: string): boolean =>
  `${label} ${hint}`.toLowerCase().includes(text.toLowerCase());

/** A page, or an address where there is none, or the slugs where there is neither. */
function TargetFields({ pages }: { readonly pages: readonly EntityOption[] }) {
  const t = useTexts(cmsNavigationTexts);
  const content = useFormValue<string | null>('content') || null;
  const url = useFormValue<string | null>('url') || null;
  return (
    <>
      <EntityField
        name="content"
        label={t('fields.content')}
        description={t('contentHint')}
        resourceName="navigation-pages"
        search={async (text) => pages.filter((page) => isFound(page, text.trim()))}
        selected={pages.find(({ value }) => value === content) ?? null}
      />
      {(content === null || url !== null) && (
        <TextField name="url" label={t('fields.url')} description={t('urlHint')} nullable />
      )}
      {content === null && url === null && (
        <TextField name="slug" label={t('fields.slug')} description={t('slugHint')} />
      )}
    </>
  );
}

/** `all` are the entries there are, `pages` what they may lead to. */
export function navigationEntryForm(all: All, pages: readonly EntityOption[], t: T): EntryForm {
  const fieldLabels = {
    name: t('fields.name'),
    parent: t('fields.parent'),
    content: t('fields.content'),
    url: t('fields.url'),
    slug: t('fields.slug'),
    public: t('fields.public'),
  };
  const nameOf = (iri: string | null) =>
    all.find((one) => one['@id'] === iri)?.reference.name ?? t('noParent');
  return {
    titles: { create: t('create'), edit: t('edit') },
    nameOf: ({ reference }) => reference.name,
    valuesOf,
    validateCreate: validateNavigationEntryCreate,
    validatePatch: validateNavigationEntryPatch,
    rules: ({ content, url }) => (content && url ? [{ propertyPath: 'url', message: t('onePlace') }] : []),
    fieldLabels,
    describe: {
      parent: nameOf,
      content: (iri: string | null) => pages.find(({ value }) => value === iri)?.label ?? '–',
    },
    fields: (entry) => (
      <>
        <TextField name="name" label={fieldLabels.name} required />
        <TargetFields pages={pages} />
        <SelectField
          name="parent"
          label={fieldLabels.parent}
          options={parentOptions(all, entry, t)}
          nullable
        />
        <CheckboxField name="public" label={fieldLabels.public} />
      </>
    ),
  };
}
