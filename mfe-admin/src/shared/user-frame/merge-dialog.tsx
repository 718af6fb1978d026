import type { UserMergePreview, UserResponse } from '@firn/shared-contracts/api';
import { EntityInput } from '@firn/shared-ui/form';
import { Button, Checkbox } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, resource } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useState } from 'react';
import { userFieldsTexts } from '../../i18n/de-CH/user-fields.ts';
import { userFrameTexts } from '../../i18n/de-CH/user-frame.ts';
import { useMerge } from './use-merge.ts';

const users = resource('users');

type FieldName = keyof typeof userFieldsTexts.messages;

const wordOf = (value: unknown, yes: string, empty: string): string => {
  if (value === true) return yes;
  return value === null || value === false || value === '' ? empty : String(value);
};

interface PreviewProps {
  readonly preview: UserMergePreview;
  readonly take: readonly string[];
  readonly onTake: (take: string[]) => void;
}

/** What moves, and a tick for each field in which the two differ. */
function Preview({ preview: { moved, differences }, take, onTake }: PreviewProps) {
  const t = useTexts(userFrameTexts);
  const field = useTexts(userFieldsTexts);
  const word = (value: unknown) => wordOf(value, '✓', t('merge.empty'));
  return (
    <>
      <section aria-label={t('merge.moves')}>
        <p>{moved.length > 0 ? t('merge.moves') : t('merge.nothing')}</p>
        <ul>
          {moved.map(({ label, count }) => (
            <li key={label}>
              {count} {label}
            </li>
          ))}
        </ul>
      </section>
      {differences.length > 0 && (
        <Checkbox.Group label={t('merge.differences')} value={[...take]} onChange={onTake}>
          {differences.map(({ field: name, kept, other }) => (
            <Checkbox
              key={name}
              value={name}
              label={t('merge.difference', {
                field: field(name as FieldName),
                other: word(other),
                kept: word(kept),
              })}
            />
          ))}
        </Checkbox.Group>
      )}
    </>
  );
}

interface MergeDialogProps {
  readonly user: UserResponse;
  readonly onClose: () => void;
}

/** Makes one account of two of the same person; what would happen stands there first. */
export function MergeDialog({ user, onClose }: MergeDialogProps) {
  const t = useTexts(userFrameTexts);
  const { api } = useShell();
  const [from, setFrom] = useState<string | null>(null);
  const [take, setTake] = useState<string[]>([]);
  const [isTried, setTried] = useState(false);
  const { preview, merge } = useMerge(user, from, onClose);
  const search = async (text: string, signal: AbortSignal) => {
    const by = { by: 'user', properties: ['id', 'fullName', 'email'] } as const;
    const found = await users.search(api, text, by, signal);
    return found
      .filter((other) => other['@id'] !== user['@id'])
      .map((other) => ({
        value: other['@id'],
        label: [other.fullName, other.email].filter(Boolean).join(', '),
      }));
  };
  const error = preview.error
    ? reasonOf(outcomeOf(preview.error))
    : isTried && !from
      ? t('merge.choose')
      : undefined;
  const send = () => {
    setTried(true);
    if (preview.data) merge.mutate(take);
  };
  return (
    <Dialog
      title={t('merge.title', { name: user.fullName })}
      closeText={t('cancel')}
      onClose={onClose}
      action={
        <Button color="red" loading={merge.isPending} onClick={send}>
          {t('merge.send')}
        </Button>
      }
    >
      <p>{t('merge.text')}</p>
      <EntityInput
        label={t('merge.other')}
        resourceName={`users other than ${user.id}`}
        search={search}
        selected={null}
        isInDialog
        value={from}
        error={error}
        onChange={(iri) => {
          setFrom(iri);
          setTake([]);
        }}
      />
      {preview.data && <Preview preview={preview.data} take={take} onTake={setTake} />}
    </Dialog>
  );
}
