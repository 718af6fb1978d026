import type { UserMergePreview, UserResponse } from '@firn/shared-contracts/api';
import { EntityInput } from '@firn/shared-ui/form';
import { formatNumericDate, formatPhone } from '@firn/shared-ui/format';
import { NEWSLETTER_STATE_LABELS } from '@firn/shared-ui/labels';
import { Button, Checkbox } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, resource } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useState } from 'react';
import { userFieldsTexts } from '../../i18n/de-CH/user-fields.ts';
import { userFrameTexts } from '../../i18n/de-CH/user-frame.ts';
import styles from './merge-dialog.module.css';
import { useMerge } from './use-merge.ts';

const users = resource('users');

type FieldName = keyof typeof userFieldsTexts.messages;

const wordOf = (field: string, value: unknown, yes: string, empty: string): string => {
  if (value === true) return yes;
  if (value === null || value === false || value === '') return empty;
  if (field === 'phone' || field === 'contactPhone') return formatPhone(String(value));
  return field === 'birthday' ? formatNumericDate(String(value)) : String(value);
};

/** Who would get the newsletter, and why (docs/domain/accounts.md#merging). */
function Newsletter({ of }: { readonly of: NonNullable<UserMergePreview['newsletter']> }) {
  const t = useTexts(userFrameTexts);
  const word = (state: typeof of.result) =>
    state ? NEWSLETTER_STATE_LABELS[state] : t('merge.neverOrdered');
  const { stays, goes, result } = of;
  return (
    <section>
      <p className={styles.title}>{t('merge.newsletter', { result: word(result) })}</p>
      <p>
        {t('merge.newsletterToday', { stays: word(stays), goes: word(goes) })} {t('merge.newsletterRule')}
      </p>
    </section>
  );
}

interface PreviewProps {
  readonly preview: UserMergePreview;
  readonly take: readonly string[];
  readonly onTake: (take: string[]) => void;
}

/** What moves, and a tick for each field in which the two differ. */
function Preview({ preview: { moved, differences, newsletter }, take, onTake }: PreviewProps) {
  const t = useTexts(userFrameTexts);
  const field = useTexts(userFieldsTexts);
  const word = (name: string, value: unknown) => wordOf(name, value, '✓', t('merge.empty'));
  return (
    <div className={styles.preview}>
      <section aria-label={t('merge.moves')}>
        <p className={styles.title}>{moved.length > 0 ? t('merge.moves') : t('merge.nothing')}</p>
        <ul>
          {moved.map(({ label, count }) => (
            <li key={label}>
              {count} {label}
            </li>
          ))}
        </ul>
      </section>
      {newsletter && <Newsletter of={newsletter} />}
      {differences.length > 0 && (
        <Checkbox.Group label={t('merge.differences')} value={[...take]} onChange={onTake}>
          <div className={styles.fields}>
            {differences.map(({ field: name, kept, other }) => (
              <Checkbox
                key={name}
                value={name}
                label={t('merge.difference', {
                  field: field(name as FieldName),
                  other: word(name, other),
                  kept: word(name, kept),
                })}
              />
            ))}
          </div>
        </Checkbox.Group>
      )}
    </div>
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
  const { preview, merge } = useMerge(user, { from, takesAddress: take.includes('email') }, onClose);
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
