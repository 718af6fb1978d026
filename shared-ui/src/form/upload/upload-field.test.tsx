import { ApiError } from '@firn/shared-contracts/shell';
import { describe, expect, test } from '@jest/globals';
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { renderField } from '../testing/render-field.tsx';
import { UploadField } from './upload-field.tsx';
import { fileProblem } from './upload-limits.ts';
import type { SendFile } from './use-uploads.ts';

interface Medium {
  readonly iri: string;
}

const picture = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

/** Uploads that the test lets go on, fail or arrive, by the name of their file. */
function open(initial: Readonly<Record<string, unknown>> = {}) {
  type Call = Parameters<SendFile<Medium>>[1] & {
    readonly name: string;
    readonly resolve: (medium: Medium) => void;
    readonly reject: (error: unknown) => void;
  };
  const calls: Call[] = [];
  const upload: SendFile<Medium> = (file, options) =>
    new Promise((resolve, reject) => {
      calls.push({ ...options, name: file.name, resolve, reject });
    });
  const rendered = renderField(
    <UploadField name="images" label="Bilder" upload={upload} toValue={({ iri }) => iri} />,
    initial,
  );
  const choose = (...files: File[]) =>
    rendered.user.upload(screen.getByLabelText('Bilder', { selector: 'input' }), files);
  const call = (name: string) => calls.findLast((other) => other.name === name) as Call;
  const arrive = (name: string) => act(async () => call(name).resolve({ iri: `/api/media/${name}` }));
  const fail = (name: string, error: unknown) => act(async () => call(name).reject(error));
  const lines = () => screen.queryAllByRole('listitem').map((line) => line.textContent);
  return { ...rendered, calls, choose, call, arrive, fail, lines };
}

test('each file shows its progress and joins what the form holds', async () => {
  const { choose, call, arrive, lines, send } = open({ images: ['/api/media/1'] });
  await choose(picture('a.jpg'));
  act(() => call('a.jpg').onProgress({ sent: 30, total: 120 }));
  expect(lines()).toEqual(['a.jpg25 %Abbrechen']);
  expect(screen.getByRole('progressbar', { name: 'Fortschritt von «a.jpg»' }).getAttribute('value')).toBe(
    '25',
  );
  await arrive('a.jpg');
  expect(lines()).toEqual(['a.jpgFertig']);
  expect(screen.getByRole('status').textContent).toBe('1 von 1 hochgeladen');
  expect(await send()).toEqual({ images: ['/api/media/1', '/api/media/a.jpg'] });
});

test('two are sent at a time, the others wait', async () => {
  const { calls, choose, arrive, lines } = open();
  await choose(picture('a.jpg'), picture('b.jpg'), picture('c.jpg'));
  expect(calls.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
  expect(lines().at(-1)).toBe('c.jpgWartetAbbrechen');
  await arrive('b.jpg');
  expect(calls.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
});

test.each([
  [
    new ApiError({ status: 0, type: 'about:blank', title: 'x', detail: 'x' }),
    'Die Verbindung ist abgebrochen.',
  ],
  [
    new ApiError({
      status: 422,
      type: '/problems/x',
      title: 'x',
      detail: 'x',
      violations: [{ propertyPath: 'file', message: 'Zu gross.' }],
    }),
    'Zu gross.',
  ],
  [
    new ApiError({ status: 409, type: '/problems/x', title: 'x', detail: 'Gibt es schon.' }),
    'Gibt es schon.',
  ],
])('what fails says why and can be sent again', async (error, problem) => {
  const { user, calls, choose, fail, arrive, lines, send } = open();
  await choose(picture('a.jpg'));
  await fail('a.jpg', error);
  expect(lines()[0]).toContain(problem);
  await user.click(screen.getByRole('button', { name: '«a.jpg» nochmals versuchen' }));
  expect(calls).toHaveLength(2);
  await arrive('a.jpg');
  expect(await send()).toEqual({ images: ['/api/media/a.jpg'] });
});

test('what is cancelled is aborted and never joins the form', async () => {
  const { user, choose, call, arrive, lines, send } = open();
  await choose(picture('a.jpg'));
  await user.click(screen.getByRole('button', { name: '«a.jpg» abbrechen' }));
  expect([call('a.jpg').signal.aborted, lines()]).toEqual([true, []]);
  await arrive('a.jpg');
  expect(await send()).toEqual({});
});

describe('dropped files', () => {
  test('are taken, and the wrong ones are named and not sent', () => {
    const { calls, lines } = open();
    const zone = screen.getByRole('region', { name: 'Bilder' });
    const files = [picture('a.jpg'), new File(['x'], 'b.gif', { type: 'image/gif' })];
    const drop = createEvent.drop(zone);
    Object.assign(drop, { dataTransfer: { types: ['Files'], files } });
    fireEvent(zone, drop);
    expect(drop.defaultPrevented).toBe(true);
    expect(calls.map(({ name }) => name)).toEqual(['a.jpg']);
    expect(lines()[1]).toContain('Kein Bild, das wir verarbeiten können');
  });

  test('a dragged text is none of ours', () => {
    const { calls } = open();
    const zone = screen.getByRole('region', { name: 'Bilder' });
    const drop = createEvent.drop(zone);
    Object.assign(drop, { dataTransfer: { types: ['text/plain'], files: [] } });
    fireEvent(zone, drop);
    expect([drop.defaultPrevented, calls]).toEqual([false, []]);
  });
});

const MIB = 1024 * 1024;

test.each([
  ['a.jpg', 'image/jpeg', 20 * MIB, null],
  ['a.jpg', 'image/jpeg', 20 * MIB + 1, 'Grösser als 20 MB: bitte verkleinere das Bild.'],
  ['a.jpg', 'image/jpeg', 0, 'Die Datei ist leer.'],
  ['a.HEIC', '', 1, null],
  ['a.exe', '', 1, 'Kein Bild, das wir verarbeiten können: bitte JPEG, PNG, WebP, AVIF oder HEIC.'],
  ['a.jpg', 'text/html', 1, 'Kein Bild, das wir verarbeiten können: bitte JPEG, PNG, WebP, AVIF oder HEIC.'],
])('%s of type «%s» with %i bytes: %p', (name, type, size, problem) => {
  expect(fileProblem({ name, type, size })).toBe(problem);
});
