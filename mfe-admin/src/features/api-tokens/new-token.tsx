import type { ApiTokenCreate, ApiTokenMade } from '@firn/shared-contracts/api';
import { API_TOKEN_DAYS, API_TOKEN_SCOPES, type ApiTokenScope } from '@firn/shared-contracts/domain';
import { API_TOKEN_SCOPE_LABELS } from '@firn/shared-ui/labels';
import { Button, Checkbox, NativeSelect, TextInput } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { type FormEvent, lazy, Suspense, useId, useState } from 'react';
import { apiTokensTexts } from '../../i18n/de-CH/api-tokens.ts';
import { MadeSecret, secretStyles as styles, useMakeSecret } from '../../shared/secrets/index.ts';
import { apiTokens } from './api-tokens.queries.ts';

const PartnerInput = lazy(async () => {
  const { PartnerInput } = await import(
    /* webpackChunkName: "token-partner" */ '../../shared/partner-input.tsx'
  );
  return { default: PartnerInput };
});

const DAY_MS = 86_400_000;
const DAYS = [30, API_TOKEN_DAYS.usual, 180, API_TOKEN_DAYS.most] as const;

const EMPTY = {
  title: '',
  scopes: [] as ApiTokenScope[],
  partner: null as string | null,
  days: String(API_TOKEN_DAYS.usual),
  currentPassword: '',
};
type Values = typeof EMPTY;

const bodyOf = ({ title, scopes, partner, days, currentPassword }: Values) => ({
  title,
  scopes,
  ...(scopes.includes('octo') && { partner }),
  currentPassword,
  expiresAt: new Date(Date.now() + Number(days) * DAY_MS).toISOString(),
});

/** The scopes of a token, each with what it opens. */
function Scopes(props: {
  readonly value: ApiTokenScope[];
  readonly error: string | null;
  readonly onChange: (scopes: ApiTokenScope[]) => void;
}) {
  const t = useTexts(apiTokensTexts);
  return (
    <Checkbox.Group
      label={t('scopes')}
      value={props.value}
      error={props.error}
      onChange={(scopes) => props.onChange(API_TOKEN_SCOPES.filter((scope) => scopes.includes(scope)))}
    >
      <div className={styles.choices}>
        {API_TOKEN_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            value={scope}
            label={API_TOKEN_SCOPE_LABELS[scope]}
            description={t(`scopeHints.${scope}`)}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}

/** Makes a token, and shows it this once (docs/domain/api-tokens.md#making). */
export function NewToken() {
  const t = useTexts(apiTokensTexts);
  const heading = useId();
  const [values, setValues] = useState(EMPTY);
  const { make, errorOf, refusal } = useMakeSecret<ApiTokenCreate, ApiTokenMade>(apiTokens, () =>
    setValues(EMPTY),
  );
  const set = (change: Partial<Values>) => setValues((before) => ({ ...before, ...change }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate(bodyOf(values));
  };
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{t('create')}</h2>
      <form className={styles.form} onSubmit={submit}>
        <TextInput
          label={t('field')}
          description={t('hint')}
          value={values.title}
          maxLength={60}
          required
          error={errorOf('title')}
          onChange={({ currentTarget }) => set({ title: currentTarget.value })}
        />
        <Scopes value={values.scopes} error={errorOf('scopes')} onChange={(scopes) => set({ scopes })} />
        {values.scopes.includes('octo') && (
          <Suspense>
            <PartnerInput
              label={t('partner')}
              description={t('partnerHint')}
              selected={null}
              error={errorOf('partner')}
              value={values.partner}
              onChange={(partner) => set({ partner })}
            />
          </Suspense>
        )}
        <div className={styles.line}>
          <NativeSelect
            className={styles.field}
            label={t('days')}
            data={DAYS.map((days) => ({ value: String(days), label: t('daysOf', { count: days }) }))}
            value={values.days}
            error={errorOf('expiresAt')}
            onChange={({ currentTarget }) => set({ days: currentTarget.value })}
          />
          <TextInput
            className={styles.field}
            type="password"
            autoComplete="current-password"
            label={t('password')}
            value={values.currentPassword}
            required
            error={errorOf('currentPassword')}
            onChange={({ currentTarget }) => set({ currentPassword: currentTarget.value })}
          />
        </div>
        {refusal && <p role="alert">{refusal}</p>}
        <div>
          <Button type="submit" loading={make.isPending}>
            {t('make')}
          </Button>
        </div>
      </form>
      {make.data && (
        <MadeSecret
          key={make.data.id}
          words={{
            made: t('made', { title: make.data.title }),
            once: t('once'),
            label: t('token'),
            copy: t('copy'),
            copied: t('copied'),
          }}
          secret={make.data.token}
        />
      )}
    </section>
  );
}
