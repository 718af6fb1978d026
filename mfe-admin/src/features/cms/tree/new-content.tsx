import type { ContentCreate, ContentResponse, ContentTreeItem } from '@firn/shared-contracts/api';
import { START_PAGE } from '@firn/shared-contracts/content';
import { ContractForm, SelectField, TextField } from '@firn/shared-ui/form';
import { Modal } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useWrite } from '@firn/shared-ui/resource';
import { cmsTexts } from '../../../i18n/de-CH/cms.ts';
import { contentPath } from '../../../shared/cms-paths.ts';
import { contents } from '../../../shared/content-tree.ts';
import styles from './tree.module.css';
import { validateContentCreate } from './tree.validator.generated.js';

/** Three levels: a page below one of these has its address still. */
const LAST_PARENT_LEVEL = 2;

interface NewContentProps {
  readonly pages: readonly ContentTreeItem[];
  readonly onClose: () => void;
}

const newValues = () => ({ title: '', slug: '', parent: null as string | null });

const levelOf = ({ completeSlug }: ContentTreeItem): number => completeSlug.split('/').length;

/** Makes a hidden page, and goes on to writing it. */
export function NewContent({ pages, onClose }: NewContentProps) {
  const t = useTexts(cmsTexts);
  const { navigation } = useShell();
  const write = useWrite(contents);
  const labels = { title: t('fields.title'), slug: t('fields.slug'), parent: t('fields.parent') };
  const parents = pages.filter(
    (page) => page.completeSlug !== START_PAGE && levelOf(page) <= LAST_PARENT_LEVEL,
  );
  return (
    <Modal opened onClose={onClose} title={t('create')} size="lg" transitionProps={{ duration: 0 }}>
      <ContractForm<ContentResponse, ReturnType<typeof newValues>, ContentCreate>
        base={null}
        valuesOf={newValues}
        validate={validateContentCreate}
        save={(body) => write.create(body)}
        label={t('create')}
        fieldLabels={labels}
        draftKey={`${contents.path}/new`}
        onSaved={(page) => navigation.push(contentPath(page))}
      >
        <div className={styles.fields}>
          <TextField name="title" label={labels.title} maxLength={160} required />
          <TextField name="slug" label={labels.slug} description={t('slugFromTitle')} maxLength={80} />
          <SelectField
            name="parent"
            label={labels.parent}
            nullable
            options={[
              { value: '', label: t('noParent') },
              ...parents.map(({ '@id': value, title, completeSlug }) => ({
                value,
                label: `${'– '.repeat(completeSlug.split('/').length - 1)}${title}`,
              })),
            ]}
          />
        </div>
      </ContractForm>
    </Modal>
  );
}
