import { etagOf } from '@firn/shared-contracts/api';
import { createTestShell, type TestShellOptions } from '@firn/shared-contracts/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { FirnMantineProvider } from '../../../mantine/index.ts';
import { ShellProvider } from '../../../remote/index.ts';
import '../../../testing/modal-dialogs.ts';
import type { Stored } from '../../../resource/resource.types.ts';
import { validatorOf } from '../../../testing/validator-of.ts';
import { SelectField } from '../../select-field.tsx';
import { TextField } from '../../text-field.tsx';
import { ContractForm } from '../contract-form.tsx';
import type { ContractFormProps } from '../contract-form.types.ts';
import { FormSection } from '../form-section.tsx';

/** An item as the API answers it. */
export interface Hut {
  readonly '@id': string;
  readonly version: number;
  readonly name: string;
  readonly phone: string | null;
  readonly level: { readonly '@id': string; readonly title: string } | null;
  readonly openFrom: string | null;
}

// `type`, because an interface has no index signature.
type HutValues = {
  readonly name: string;
  readonly phone: string | null;
  readonly level: string | null;
  readonly openFrom: string | null;
};

type HutBody = Partial<HutValues>;

export const HUT_IRI = '/api/huts/1';
const BASIC = { '@id': '/api/levels/1', title: 'Basis' };

export const aHut = (change: Partial<Hut> = {}): Hut => ({
  '@id': HUT_IRI,
  version: 4,
  name: 'Fridolinshütte',
  phone: '055 643 34 34',
  level: BASIC,
  openFrom: '2026-06-15',
  ...change,
});

const hutValues = (hut: Hut | null): HutValues => ({
  name: hut?.name ?? '',
  phone: hut?.phone ?? null,
  level: hut?.level?.['@id'] ?? null,
  openFrom: hut?.openFrom ?? null,
});

const nullable = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
const properties = {
  name: { type: 'string', maxLength: 30, pattern: '\\S' },
  phone: nullable({ type: 'string', minLength: 6 }),
  level: nullable({ type: 'string', pattern: '^/api/' }),
  openFrom: nullable({ type: 'string', format: 'date' }),
};
const validateHutPatch = validatorOf<HutBody>({ type: 'object', properties, additionalProperties: false });
const validateHutCreate = validatorOf<HutBody>({ type: 'object', properties, required: ['name'] });

const LEVELS = [
  { value: '', label: 'keines' },
  { value: '/api/levels/1', label: 'Basis' },
  { value: '/api/levels/2', label: 'Profi' },
];
const CAREFUL = ['openFrom'];
const LABELS = { name: 'Name', phone: 'Telefon', level: 'Niveau', openFrom: 'Offen ab', state: 'Zustand' };

export interface Saved {
  readonly body: Partial<HutValues>;
  /** None when creating. */
  readonly ifMatch?: string;
}

type Answer = (saved: Saved) => Hut | Promise<Hut>;

/** The hut as the API would answer a patch. */
export const patched =
  (hut: Hut): Answer =>
  ({ body: { level, ...body } }) => ({
    ...hut,
    ...(level !== undefined && { level: level === null ? null : { ...BASIC, '@id': String(level) } }),
    ...body,
    version: hut.version + 1,
  });

interface Options extends TestShellOptions {
  readonly base?: Hut | null;
  readonly props?: Partial<
    Pick<ContractFormProps<Hut, HutValues, HutBody>, 'rules' | 'onSaved' | 'onCancel' | 'onlySends'>
  >;
  /** A shell of before: a reload of the tab. */
  readonly shell?: ReturnType<typeof createTestShell>;
}

interface HutPageProps {
  readonly first: Hut | null;
  readonly save: (body: HutBody, stored?: Stored) => Promise<Hut>;
  readonly more: Options['props'];
  /** Gets what a refetch calls. */
  readonly onReady: (refetch: (hut: Hut) => void) => void;
}

function HutPage({ first, save, more, onReady }: HutPageProps) {
  const [hut, setHut] = useState(first);
  useEffect(() => onReady(setHut), [onReady]);
  const fields = (
    <>
      <FormSection title="Hütte">
        <TextField name="name" label="Name" />
        <TextField name="phone" label="Telefon" />
        <SelectField name="level" label="Niveau" options={LEVELS} />
      </FormSection>
      <TextField name="openFrom" label="Offen ab" />
    </>
  );
  const common = { valuesOf: hutValues, label: 'Hütte bearbeiten', fieldLabels: LABELS, ...more };
  if (!hut) {
    return (
      <ContractForm base={null} validate={validateHutCreate} save={(body) => save(body)} {...common}>
        {fields}
      </ContractForm>
    );
  }
  return (
    <ContractForm
      base={hut}
      validate={validateHutPatch}
      save={save}
      carefulFields={CAREFUL}
      describe={{ level: (iri: string) => LEVELS.find(({ value }) => value === iri)?.label ?? 'keines' }}
      {...common}
    >
      {fields}
    </ContractForm>
  );
}

/** Lets answers that are there arrive, and the focus go where they send it: with the next frame. */
export const settle = () =>
  act(() => new Promise<void>((resolve) => setTimeout(() => requestAnimationFrame(() => resolve()), 0)));

/** The form of a hut in front of a test shell. */
export function renderHutForm({ base = aHut(), props, shell: before, ...options }: Options = {}) {
  const shell = before ?? createTestShell({ path: '/admin/huts/1', user: {}, ...options });
  const saves: Saved[] = [];
  const server: { answer: Answer } = { answer: patched(base ?? aHut({ version: 0 })) };
  let setHut: (hut: Hut) => void = () => undefined;
  const save: HutPageProps['save'] = async (body, stored) => {
    const saved = { body, ...(stored && { ifMatch: etagOf(stored) }) };
    saves.push(saved);
    return server.answer(saved);
  };
  const onReady: HutPageProps['onReady'] = (refetch) => {
    setHut = refetch;
  };
  render(
    <ShellProvider shell={shell}>
      <FirnMantineProvider>
        <HutPage first={base} save={save} more={props} onReady={onReady} />
      </FirnMantineProvider>
    </ShellProvider>,
  );
  const user = userEvent.setup({ delay: null });
  const field = (name: string) => screen.getByLabelText(name) as HTMLInputElement;
  return {
    shell,
    user,
    saves,
    server,
    field,
    type: async (name: string, text: string) => {
      await user.clear(field(name));
      if (text) await user.type(field(name), text);
    },
    press: async (name: string) => {
      await user.click(screen.getByRole('button', { name }));
      await settle();
    },
    save: async () => {
      await user.click(screen.getByRole('button', { name: 'Speichern' }));
      await settle();
    },
    refetch: (hut: Hut) => act(async () => setHut(hut)),
    close: cleanup,
    toasts: () => shell.toasts.get().map(({ text }) => text),
  };
}

/** An answer that comes when the test says so. */
export function held() {
  let release: (hut: Hut) => void = () => undefined;
  let refuse: (error: unknown) => void = () => undefined;
  const answer = new Promise<Hut>((resolve, reject) => {
    release = resolve;
    refuse = reject;
  });
  return {
    answer: () => answer,
    release: (hut: Hut) => {
      release(hut);
      return settle();
    },
    refuse: (error: unknown) => {
      refuse(error);
      return settle();
    },
  };
}
