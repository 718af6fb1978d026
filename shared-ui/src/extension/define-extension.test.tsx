import { createTestShell } from '@firn/shared-contracts/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { type ComponentType, useEffect, useId, useState } from 'react';
import { createRegionRenderer } from '../server/create-region-renderer.tsx';
import { defineExtension } from './define-extension.tsx';

interface Tour {
  readonly title: string;
}

beforeEach(() => {
  // `act` would throw the error that the extension should report to the shell.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
afterEach(() => document.body.replaceChildren());

type Drawn = ComponentType<{ readonly context: Tour }>;

/** Mounts an extension of this component, in an element that holds this HTML. */
async function mountExtension(Component: Drawn, html = '') {
  const release = { name: 'mfe-lawinen', version: '1.0.0' };
  const extension = defineExtension<Tour>({ ...release, id: 'lage', Component });
  const domElement = document.body.appendChild(document.createElement('div'));
  domElement.innerHTML = html;
  const drawn = domElement.firstElementChild;
  const errors: unknown[] = [];
  const props = {
    domElement,
    shell: createTestShell(),
    serverData: html ? {} : null,
    context: { title: 'Allalinhorn' },
    onError: (error: unknown) => void errors.push(error),
  };
  const failure = await extension.mount(props).catch((error: unknown) => error);
  const update = (title: string) => extension.update({ ...props, context: { title } });
  return { extension, props, domElement, drawn, errors, failure, update };
}

const Lage: Drawn = ({ context }) => <p id={useId()}>Lage am {context.title}</p>;

const Counted: Drawn = ({ context }) => {
  const [first] = useState(context.title);
  return (
    <p>
      {context.title}, zuerst {first}
    </p>
  );
};

const broken = new Error('kaputt');

test('an extension shows what its slot tells it, now and later, and keeps its state', async () => {
  const { domElement, update, extension, props } = await mountExtension(Counted);
  expect(domElement.textContent).toBe('Allalinhorn, zuerst Allalinhorn');
  await update('Dom');
  await waitFor(() => expect(domElement.textContent).toBe('Dom, zuerst Allalinhorn'));
  await extension.unmount(props);
  expect(domElement.innerHTML).toBe('');
});

test('what the server drew is hydrated, with the same ids', async () => {
  const remote = { name: 'mfe-lawinen', version: '1.0.0', pages: [], loaders: {} };
  const { renderExtension } = createRegionRenderer(remote, { lage: { Component: Lage } });
  const input = {
    ...{
      url: '/event/1',
      apiOrigin: 'http://api.invalid',
      apiHeaders: {},
      publicUrl: 'https://firn.example',
    },
    ...{ session: createTestShell().session.get(), renderedAt: '2026-02-14T11:00:00Z' },
    context: { title: 'Allalinhorn' },
  };
  const { html, data } = await renderExtension({ ...input, extensionId: 'lage' });
  const { domElement, drawn } = await mountExtension(Lage, html);
  expect([domElement.firstElementChild, domElement.innerHTML, data]).toEqual([drawn, html, {}]);
  expect(drawn?.id).toContain('mfe-lawinen/lage');
  await expect(renderExtension({ ...input, extensionId: 'toString' })).rejects.toThrow(
    'mfe-lawinen draws no extension toString on the server.',
  );
});

describe('an extension that throws', () => {
  test('in its first render counts as not mounted', async () => {
    const { failure, errors } = await mountExtension(() => {
      throw broken;
    });
    expect([failure, errors]).toEqual([broken, []]);
  });

  test('later tells the shell', async () => {
    const { failure, errors } = await mountExtension(() => {
      useEffect(() => {
        throw broken;
      }, []);
      return <p>Lage</p>;
    });
    expect(failure).toBeUndefined();
    await waitFor(() => expect(errors).toEqual([broken]));
  });
});

test('an extension that keeps no drafts can always be switched; one that does says so itself', async () => {
  const { extension } = await mountExtension(Lage);
  expect([extension.canSwitch(), extension.snapshot(), extension.restore({})]).toEqual([
    'now',
    null,
    undefined,
  ]);
  const release = { name: 'mfe-lawinen', version: '1.0.0', id: 'lage', Component: Lage };
  const switching = { canSwitch: () => 'after-save' as const, snapshot: () => 'x', restore: () => undefined };
  const typed = defineExtension({ ...release, switching });
  expect([typed.canSwitch(), typed.snapshot()]).toEqual(['after-save', 'x']);
});
