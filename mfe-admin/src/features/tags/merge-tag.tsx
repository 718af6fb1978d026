import type { TagResponse } from '@firn/shared-contracts/api';
import { ContractForm, EntityField } from '@firn/shared-ui/form';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useEffect, useRef, useState } from 'react';
import { tagsTexts } from '../../i18n/de-CH/tags.ts';
import { validateTagMerge } from './tag.validator.generated.js';
import { useMerge } from './use-merge.ts';

interface MergeTagProps {
  readonly tag: TagResponse;
  readonly onMerged: () => void;
}

const tags = resource('tags');
const noValues = () => ({ into: null });

/** Gives another tag to whatever has this one. */
export function MergeTag({ tag, onMerged }: MergeTagProps) {
  const t = useTexts(tagsTexts);
  const { api } = useShell();
  const merge = useMerge(tag);
  const [isOpen, setIsOpen] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isOpen) region.current?.querySelector('input')?.focus();
  }, [isOpen]);
  if (!isOpen) {
    return (
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {t('merge.open')}
      </Button>
    );
  }
  const search = async (text: string, signal: AbortSignal) => {
    const found = await tags.search(api, text, { by: 'title', properties: ['title'] }, signal);
    return found
      .filter((other) => other['@id'] !== tag['@id'])
      .map((other) => ({ value: other['@id'], label: other.title }));
  };
  return (
    <div ref={region}>
      <ContractForm
        base={null}
        valuesOf={noValues}
        validate={validateTagMerge}
        save={merge}
        label={t('merge.title', { name: tag.title })}
        fieldLabels={{ into: t('fields.into') }}
        draftKey={`${tag['@id']}/merge`}
        saveText={t('merge.send')}
        onSaved={onMerged}
      >
        <p>{t('merge.text', { name: tag.title })}</p>
        <EntityField
          name="into"
          label={t('fields.into')}
          resourceName={`tags other than ${tag.id}`}
          search={search}
          selected={null}
          required
        />
      </ContractForm>
    </div>
  );
}
