import type { ApiClient } from '@firn/shared-contracts/shell';
import { EntityInput, type EntitySource } from '@firn/shared-ui/form';
import { Button, Radio, Textarea } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useMemo, useState } from 'react';
import { eventGuidesTexts } from '../../i18n/de-CH/event-guides.ts';
import { idOf } from '../id-of.ts';
import { Conflicts, useConflicts } from './conflicts.tsx';
import styles from './event-guides.module.css';
import { useAssign } from './use-assignments.ts';

const users = resource('users');
/** As the contract has it. */
const REASON_LENGTH = 500;

type State = 'asked' | 'accepted';

/** Guides by name; `learn` is told who was found. */
function guideSource(api: ApiClient, learn: (iri: string, name: string) => void): EntitySource {
  return {
    resourceName: 'guides',
    search: async (text, signal) => {
      const by = { by: 'user', query: { roles: 'ROLE_GUIDE' }, properties: ['fullName'] } as const;
      return (await users.search(api, text, by, signal)).map(({ '@id': value, fullName: label }) => {
        learn(value, label);
        return { value, label };
      });
    },
  };
}

/** Chooses a guide and says what speaks against it before anybody is asked. */
export function AssignForm({ event }: { readonly event: string }) {
  const t = useTexts(eventGuidesTexts);
  const { api } = useShell();
  const [names] = useState(() => new Map<string, string>());
  const source = useMemo(() => guideSource(api, (iri, name) => names.set(iri, name)), [api, names]);
  const [guide, setGuide] = useState<string | null>(null);
  const [state, setState] = useState<State>('asked');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const conflicts = useConflicts(event, guide);
  const choose = (iri: string | null) => {
    setGuide(iri);
    setReason('');
    setTried(false);
  };
  const assign = useAssign(() => choose(null));
  const needsReason = conflicts.data?.conflicts.some((conflict) => conflict.needsReason) ?? false;
  const overrideReason = reason.trim();
  const send = () => {
    setTried(true);
    if (!guide || conflicts.isLoading || (needsReason && !overrideReason)) return;
    const body = { event, guide, state, ...(needsReason && { overrideReason }) };
    assign.mutate({ name: names.get(guide) ?? idOf(guide), body });
  };
  return (
    <div className={styles.form}>
      <EntityInput
        label={t('pick')}
        {...source}
        selected={null}
        isInDialog
        value={guide}
        error={isTried && !guide ? t('pickFirst') : undefined}
        onChange={choose}
      />
      {guide && <Conflicts {...conflicts} />}
      <Radio.Group label={t('how')} value={state} onChange={(value) => setState(value as State)}>
        <Radio value="asked" label={t('ask')} />
        <Radio value="accepted" label={t('accept')} />
      </Radio.Group>
      {needsReason && (
        <Textarea
          label={t('reason')}
          maxLength={REASON_LENGTH}
          value={reason}
          error={isTried && !overrideReason ? t('reasonFirst') : undefined}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
      {assign.refusal && (
        <p role="alert" className={styles.refusal}>
          {assign.refusal}
        </p>
      )}
      <div>
        <Button loading={assign.isPending} onClick={send}>
          {t(`send.${state}`)}
        </Button>
      </div>
    </div>
  );
}
