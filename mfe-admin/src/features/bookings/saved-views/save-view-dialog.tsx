import { Button, TextInput } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { Dialog } from '@firn/shared-ui/resource-list';
import { type SubmitEvent, useId, useState } from 'react';
import { savedViewsTexts } from '../../../i18n/de-CH/saved-views.ts';
import styles from './saved-views.module.css';
import { MOST_VIEWS, type SavedView } from './view-store.ts';

const NAME_LENGTH = 40;

interface SaveViewDialogProps {
  readonly views: readonly SavedView[];
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a view; one name stands for one view. */
export function SaveViewDialog({ views, onSave, onClose }: SaveViewDialogProps) {
  const t = useTexts(savedViewsTexts);
  const formId = useId();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const name = text.trim();
  const isFull = views.length >= MOST_VIEWS;
  const complaints = [
    name === '' && t('nameFirst'),
    views.some((view) => view.name === name) && t('nameTaken'),
    isFull && t('full', { count: MOST_VIEWS }),
  ].filter((complaint) => complaint !== false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (complaints.length === 0) onSave(name);
  };
  return (
    <Dialog
      title={t('save')}
      closeText={t('cancel')}
      onClose={onClose}
      action={
        <Button type="submit" form={formId}>
          {t('send')}
        </Button>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <TextInput
          label={t('name')}
          description={t('nameHint')}
          withAsterisk
          maxLength={NAME_LENGTH}
          autoComplete="off"
          value={text}
          error={isTried && complaints[0]}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
