import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { aTextBlock, officePages } from '../../../test/contents.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { mediaObjects } from '../media/media.table.ts';
import { contents } from './contents.table.ts';

let t: TestApp;
let office: ReturnType<typeof officePages>;
let page: string;

beforeAll(async () => {
  t = await buildTestApp();
  office = officePages(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.delete(contents);
  page = (await office.create({ title: 'Touren im Sommer' }))['@id'];
});

const violations = async (change: object) => {
  const response = await office.patch(page, change);
  expect(response.statusCode).toBe(422);
  return response.json().violations;
};

describe('creating', () => {
  test('gives a hidden page with a draft, and an address by its title', async () => {
    expect(await office.read(page)).toMatchObject({
      title: 'Touren im Sommer',
      completeSlug: 'touren-im-sommer',
      public: false,
      publishedAt: null,
      isChanged: true,
      contentBlocks: [],
      draft: { title: 'Touren im Sommer', slug: 'touren-im-sommer', blocks: [] },
    });
    expect((await t.anonymous(page)).statusCode).toBe(404);
  });

  test('an address that is not free gets a number, and one that was asked for is refused', async () => {
    expect((await office.create({ title: 'Touren im Sommer' })).completeSlug).toBe('touren-im-sommer-2');
    expect((await office.create({ title: 'Agenda' })).completeSlug).toBe('agenda-2');
    expect((await office.create({ title: '🏔️' })).completeSlug).toBe('seite');
    const below = await office.create({ title: 'Agenda', parent: page });
    expect(below.completeSlug).toBe('touren-im-sommer/agenda');
  });

  test.each([
    ['admin', 'slug', 'Die Adresse «admin» gehört der Administration. Bitte wähle eine andere.'],
    ['api', 'slug', 'Die Adresse «api» gehört der Schnittstelle. Bitte wähle eine andere.'],
    ['event', 'slug', 'Die Adresse «event» gehört den Touren. Bitte wähle eine andere.'],
    ['touren-im-sommer', 'slug', 'Diese Adresse hat schon eine andere Seite. Bitte wähle eine andere.'],
    ['..', 'slug', expect.any(String)],
    ['🏔️', 'slug', expect.any(String)],
    ['Sommer', 'slug', expect.any(String)],
    ['a--b', 'slug', expect.any(String)],
  ])('the slug %s is refused', async (slug, propertyPath, message) => {
    const response = await (await t.as('admin'))({
      method: 'POST',
      url: '/api/contents',
      payload: { title: 'Neu', slug },
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().violations).toEqual([{ propertyPath, message }]);
  });

  test('three levels are the most', async () => {
    const second = await office.create({ title: 'Zwei', parent: page });
    const third = await office.create({ title: 'Drei', parent: second['@id'] });
    expect(third.completeSlug).toBe('touren-im-sommer/zwei/drei');
    const response = await (await t.as('admin'))({
      method: 'POST',
      url: '/api/contents',
      payload: { title: 'Vier', parent: third['@id'] },
    });
    expect(response.json().violations).toMatchObject([{ propertyPath: 'parent' }]);
  });

  test.each(['anonymous', 'gast', 'guide'] as const)('%s cannot', async (persona) => {
    const send = persona === 'anonymous' ? t.anonymous : await t.as(persona);
    const response = await send({ method: 'POST', url: '/api/contents', payload: { title: 'Neu' } });
    expect([401, 403]).toContain(response.statusCode);
  });
});

describe('writing', () => {
  test('keeps a draft, of which the log has the kinds of the blocks', async () => {
    await office.patch(page, { blocks: [aTextBlock('<p>Gletscher</p>')] });
    const { draft, version } = await office.read(page);
    expect(version).toBe(2);
    expect(draft?.blocks).toMatchObject([{ kind: 'text', data: { html: '<p>Gletscher</p>' } }]);
    const entries = await t.db.select().from(auditEntries);
    expect(entries.at(-1)).toMatchObject({
      action: 'content.update',
      label: 'Touren im Sommer',
      diff: { blocks: { from: [], to: ['Text'] } },
    });
  });

  test('cleans formatted text wherever it stands', async () => {
    const dirty =
      '<p class="MsoNormal" style="color:red" onclick="x()"><o:p>Wort</o:p></p><script>alert(1)</script>' +
      '<a href="javascript:x()">J</a><a href="data:text/html,x">D</a><a href="https://sac.ch">S</a>';
    const clean = '<p>Wort</p><a>J</a><a>D</a><a rel="noopener noreferrer" href="https://sac.ch">S</a>';
    const questions = { title: '', questions: [{ question: 'Wer?', answer: dirty }] };
    const blocks = [
      aTextBlock(dirty),
      { id: randomUUID(), kind: 'questions', data: questions },
      { id: randomUUID(), kind: 'columns', data: { left: [aTextBlock(dirty)], right: [] } },
    ];
    expect((await office.patch(page, { blocks })).statusCode).toBe(200);
    expect((await office.read(page)).draft?.blocks).toMatchObject([
      { data: { html: clean } },
      { data: { questions: [{ answer: clean }] } },
      { data: { left: [{ data: { html: clean } }] } },
    ]);
    // A text that was cleaned once stays as it is.
    const { draft, version } = await office.read(page);
    await office.patch(page, { blocks: draft?.blocks });
    expect((await office.read(page)).version).toBe(version);
  });

  const id = randomUUID();
  const inner = { ...aTextBlock('<p>A</p>'), kind: 'gallery', data: { title: '', pictures: [] } };
  const head = (text: string) => ({ id: randomUUID(), kind: 'subtitle', data: { text } });
  test.each([
    [[{ id, kind: 'text', data: {} }], 'blocks[0].data.html'],
    [[{ id, kind: 'text', data: { html: 1 } }], 'blocks[0].data.html'],
    [[{ id, kind: 'text', data: { html: '', size: 3 } }], 'blocks[0].data.size'],
    [[{ id, kind: 'questions', data: { title: '', questions: 'x' } }], 'blocks[0].data.questions'],
    [
      [{ id, kind: 'questions', data: { title: '', questions: [{ question: 'Wer?' }] } }],
      'blocks[0].data.questions[0].answer',
    ],
    [[{ id, kind: 'hologram', data: {} }], 'blocks[0].kind'],
    [[{ id, kind: 'columns', data: { left: [inner], right: [] } }], 'blocks[0].data.left[0].kind'],
    [[aTextBlock('<p>A</p>', id), aTextBlock('<p>B</p>', id)], 'blocks[1].id'],
    [[head('A'), head('B')], 'blocks[1].kind'],
    [
      [
        {
          id,
          kind: 'picture',
          data: {
            picture: { media: `/api/extended_media_objects/${id}`, alt: '', caption: '' },
            width: 'text',
          },
        },
      ],
      'blocks[0]',
    ],
  ])('a block that is not as its kind says is named: %j', async (blocks, propertyPath) => {
    expect(await violations({ blocks })).toMatchObject([{ propertyPath }]);
  });

  test('a kind that is not known any more is kept, and not added', async () => {
    const old = { id: randomUUID(), kind: 'hologram', data: { depth: 3 } };
    const { draft } = await office.read(page);
    await t.db.update(contents).set({ draft: { ...draft, blocks: [old] } as never });
    const blocks = [aTextBlock('<p>Neu</p>'), old];
    expect((await office.patch(page, { blocks })).statusCode).toBe(200);
    expect((await office.read(page)).draft?.blocks[1]).toEqual(old);
    expect(await violations({ blocks: [...blocks, { ...old, id: randomUUID() }] })).toMatchObject([
      { propertyPath: 'blocks[2].kind' },
    ]);
  });

  test('of two who write from one version the second is told, and nothing is lost', async () => {
    expect((await office.patch(page, { title: 'Sommer' }, '"1"')).statusCode).toBe(200);
    const late = await office.patch(page, { title: 'Herbst' }, '"1"');
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({ current: { draft: { title: 'Sommer' } }, changedBy: 'Vera Admin' });
    const publication = await office.transition(page, { to: 'published' }, '"1"');
    expect(publication.statusCode).toBe(412);
  });

  test('200 blocks with 300 kB of text are saved and read', async () => {
    const blocks = Array.from({ length: 200 }, () => aTextBlock(`<p>${'Gletscher '.repeat(150)}</p>`));
    expect((await office.patch(page, { blocks, metaDescription: 'Lang.' })).statusCode).toBe(200);
    expect((await office.publish(page)).statusCode).toBe(200);
    const read = (await t.anonymous(page)).json();
    expect(read.contentBlocks).toHaveLength(200);
    expect(JSON.stringify(read.contentBlocks).length).toBeGreaterThan(300_000);
  });

  test('a picture in use cannot be removed, and the page is named', async () => {
    const [media] = await t.db
      .insert(mediaObjects)
      .values({ title: 'Grat', encodingFormat: 'image/jpeg', width: 10, height: 10 })
      .returning();
    const iri = `/api/extended_media_objects/${media?.id}`;
    const data = { picture: { media: iri, alt: 'Ein Grat', caption: '' }, width: 'text' };
    await office.patch(page, { blocks: [{ id: randomUUID(), kind: 'picture', data }] });
    const admin = await t.as('admin');
    const remove = () => admin({ method: 'DELETE', url: iri, headers: { 'if-match': '"1"' } });
    expect((await office.read(page)).draftMedia).toMatchObject([{ '@id': iri }]);
    expect((await remove()).json()).toMatchObject({ usedBy: [{ count: 1, names: ['Touren im Sommer'] }] });
    await office.patch(page, { blocks: [] });
    expect((await remove()).statusCode).toBe(204);
  });
});
