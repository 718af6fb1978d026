import { aMediaObject, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderRemote } from '../../testing/render.ts';

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const nameOf = (body: unknown) => ((body as FormData).get('file') as File).name;

test('takes several pictures; each gets its words, and one that failed is sent again', async () => {
  let tries = 0;
  const { user, shell } = await renderRemote('/admin/files/image-upload', {
    api: {
      'POST /api/extended_media_objects': ({ body }: { readonly body: unknown }) => {
        const name = nameOf(body);
        if (name === 'b.jpg' && tries++ === 0) throw testProblem(0);
        return aMediaObject({
          id: name,
          '@id': `/api/extended_media_objects/${name}`,
          title: name,
          alt: null,
        });
      },
      'PATCH /api/extended_media_objects/:id': aMediaObject({ id: 'a.jpg', title: 'Grat', version: 2 }),
    },
  });
  const input = await screen.findByLabelText('Bilder', { selector: 'input' });
  await user.upload(input, [file('a.jpg'), file('b.jpg')]);
  await user.click(await screen.findByRole('button', { name: '«b.jpg» nochmals versuchen' }));
  expect(await screen.findByRole('form', { name: 'Angaben zu «b.jpg»' })).toBeTruthy();

  const form = screen.getByRole('form', { name: 'Angaben zu «a.jpg»' });
  const title = within(form).getByRole('textbox', { name: /Titel/ });
  await user.clear(title);
  await user.type(title, 'Grat');
  await user.click(within(form).getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByRole('form', { name: 'Angaben zu «Grat»' })).toBeTruthy();
  const patch = shell.api.calls.find(({ method }) => method === 'PATCH');
  expect([patch?.path, patch?.body]).toEqual(['/api/extended_media_objects/a.jpg', { title: 'Grat' }]);
});
